/** Where a clause was read. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What proves a clause. */
export interface Proof {
  /** A test of Jest: its file, ` › `, and its full name, with placeholders such as `%s` as in the source. */
  readonly test: string;
  /** A state of the workbench that shows it, as `Module/state`. */
  readonly picture?: string;
}

/** Why the product does not meet a clause, for the readers of it. */
export interface Unmet {
  readonly because: string;
}

/** A rule that a page can show and a test can prove, in our own words. */
export type Clause = (Proof | Unmet) & {
  /** As its source numbers it. */
  readonly number: string;
  readonly text: string;
  readonly source: Source;
};

/** Clauses that were read in one source. */
export const from = (
  source: Source,
  ...rows: readonly (readonly [number: string, text: string, proof: Proof | Unmet])[]
): readonly Clause[] => rows.map(([number, text, proof]) => ({ number, text, source, ...proof }));
