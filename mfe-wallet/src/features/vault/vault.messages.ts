/** Texts of the vault (spec §21). */
export const messages = {
  total: 'In your vault',
  line: 'No bet and no withdrawal can use what is in the vault. It is not part of your balance until you move it back.',
  failed: 'Your vault could not be loaded',
  failedLine: 'This changes nothing about what is in it. Try again in a moment.',
  tabs: 'Move money',
  in: 'Move in',
  out: 'Move out',
  currency: 'Currency',
  amount: 'Amount',
  max: 'Max',
  maxLabel: (symbol: string) => `Max: move all ${symbol}`,
  submit: { in: 'Move into vault', out: 'Move to balance' },
  busy: 'Moving...',
  nothing: { in: 'You have no balance to put away.', out: 'Nothing is in your vault yet.' },
  coins: 'In the vault',
  amountMissing: 'Please enter an amount',
  moved: {
    in: (amount: string, symbol: string) => `${amount} ${symbol} moved into your vault.`,
    out: (amount: string, symbol: string) => `${amount} ${symbol} moved to your balance.`,
  },
  lost: 'The answer was lost, so the money may have been moved. Send it again to be sure: the same move is made once.',
} as const;
