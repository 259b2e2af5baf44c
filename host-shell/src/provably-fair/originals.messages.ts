import { groupThousands } from '@tessera/shared-contracts/format';
/** Texts for the steps of a draw. */
export const messages = {
  dice: (hundredths: number) => `× 10,001, cut = ${groupThousands(hundredths)} hundredths`,
  oldDice: (hundredths: number) => `× 10,000, cut = ${groupThousands(hundredths)} hundredths`,
  limbo: (hundredths: number) => `0.99 divided by it, cut = ${groupThousands(hundredths)} hundredths, at least 100`,
  automatic: (hundredths: number) =>
    `0.99 divided by it, cut = ${groupThousands(hundredths)} hundredths, at least 100, at most 1,000,000`,
  position: (left: number, position: number) =>
    `× ${left} left, cut = ${position}: number ${position + 1} of those left`,
  row: (row: number) => `row ${row}: left below 0.5`,
  left: 'left',
  right: 'right',
} as const;
