/** Decimal places of the provider's ledger: of balances, stakes and payouts in every currency. */
export const ledgerPlaces = 8;

/** Coins with fewer decimal places on their network than in the ledger. */
const fewerPlaces: ReadonlyMap<string, number> = new Map([
  ['USDT', 6],
  ['XRP', 6],
  ['TRX', 6],
]);

/** Decimal places of an amount of the coin that is paid in or out (spec §14 Withdraw). */
export const coinPlaces = (symbol: string): number => fewerPlaces.get(symbol.toUpperCase()) ?? ledgerPlaces;
