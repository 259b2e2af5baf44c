import type { FastifyBaseLogger } from 'fastify';

/**
 * Describes each row of a list separately. A row that fails is logged and sent empty: pages count such a row and
 * show the others (`rows` of shared-contracts).
 */
export const describeEach = <Row extends { readonly id: string }, Described extends object>(
  rows: readonly Row[],
  describe: (row: Row) => Described,
  log: FastifyBaseLogger,
): Described[] =>
  rows.map((row) => {
    try {
      return describe(row);
    } catch (error) {
      log.error(error, `The row ${row.id} cannot be read.`);
      return {} as Described;
    }
  });
