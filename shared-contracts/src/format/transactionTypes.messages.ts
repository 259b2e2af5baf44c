const names: ReadonlyMap<string, string> = new Map([
  ['deposit', 'Deposit'],
  ['withdraw', 'Withdrawal'],
  ['withdrawal', 'Withdrawal'],
  ['vault-in', 'To vault'],
  ['vault-out', 'From vault'],
]);

/** Name of a type of transactions (spec §3 Transaction, §21); others are the provider's, an underscore as a space. */
export const transactionTypeName = (type: string): string =>
  names.get(type.toLowerCase()) ?? type.trim().replaceAll('_', ' ');
