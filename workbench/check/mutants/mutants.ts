/** A fault that is planted in a source of a page, and where it shows. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  /** Text of the file that is replaced, and what replaces it. */
  readonly from: string;
  readonly to: string;
  /** Part of the names of states that are opened. */
  readonly states: string;
}

const lists = 'mfe-lists/src';
const contracts = 'shared-contracts/src';

/** Faults of the kinds that people report. Each `from` stands once in its file. */
export const mutants: readonly Mutant[] = [
  {
    name: 'text cut',
    file: `${lists}/features/bet-parts/PayoutText.tsx`,
    from: 'font-weight: 600;',
    to: 'font-weight: 600; display: inline-block; max-width: 40px; overflow: hidden;',
    states: 'BetsPage/real',
  },
  {
    name: 'missing label',
    file: `${lists}/shared/IdText.tsx`,
    from: 'aria-label={copyLabel} ',
    to: '',
    states: 'BetsPage/real',
  },
  {
    name: 'wrong sentence',
    file: `${lists}/features/bets/bets.messages.ts`,
    from: 'Some of your bets could not be loaded.',
    to: 'All of your bets could be loaded.',
    states: 'BetsPage/incomplete',
  },
  {
    name: 'wrong status',
    file: `${lists}/features/transactions/statusLabel.ts`,
    from: "if (value === 'complete') return messages.complete;",
    to: "if (value !== 'complete') return messages.complete;",
    states: 'TransactionsPage/statuses',
  },
  {
    name: 'first row lost',
    file: `${lists}/features/bets/BetTable.tsx`,
    from: '{bets.map((bet) => (',
    to: '{bets.slice(1).map((bet) => (',
    states: 'BetsPage/real',
  },
  {
    name: 'totals to 6 places',
    file: 'mfe-wallet/src/features/rates/fiatValue.ts',
    from: '{ symbol, places });',
    to: '{ symbol, places: 6 });',
    states: 'WalletDialog/overview-own',
  },
  {
    name: 'dead retry',
    file: `${lists}/shared/ListFailed.tsx`,
    from: 'onRetry={onRetry}',
    to: 'onRetry={() => undefined}',
    states: 'TransactionsPage/retrying',
  },
  {
    name: 'loss in green',
    file: `${lists}/features/bet-parts/PayoutText.tsx`,
    from: 'loss: color.feedback.loss',
    to: 'loss: color.feedback.win',
    states: 'BetsPage/real',
  },
  {
    name: 'two loads at once',
    file: `${lists}/features/bet-source/providerSource.ts`,
    from: 'if (isMissing && !isFetching && error === undefined) void fetchNextPage();',
    to: 'if (isMissing && !isFetching && error === undefined) void fetchNextPage().then(() => fetchNextPage());',
    states: 'BetsPage/continued',
  },
  {
    name: 'focus lost',
    file: `${lists}/shared/KeptFocus.tsx`,
    from: 'container.focus({ preventScroll: true })',
    to: 'undefined',
    states: 'BetsPage/shown-all',
  },
  {
    name: 'history replaced',
    file: `${contracts}/ui/hooks/useUrlText.ts`,
    from: 'replace: isRewrite',
    to: 'replace: true',
    states: 'BetsPage/searched',
  },
  {
    name: 'dates in UTC',
    file: `${contracts}/format/moments.ts`,
    from: 'new Date(epochMs).toTimeString()',
    to: 'new Date(epochMs).toUTCString().slice(17)',
    states: 'BetsPage/in-kathmandu',
  },
  {
    name: 'touch target gone',
    file: `${lists}/shared/IdText.tsx`,
    // As large as its icon, without more around it.
    from: 'height: 24px;',
    to: 'width: 14px; height: 14px; &::after { content: none; }',
    states: 'BetsPage/real',
  },
  {
    name: '"Copied" not announced',
    file: `${lists}/shared/IdText.tsx`,
    from: "{isCopied ? messages.copied : ''}",
    to: "{''}",
    states: 'TransactionsPage/copied',
  },
  {
    name: 'hover contrast',
    file: `${contracts}/ui/basics/button/TextLink.tsx`,
    from: '&:hover {',
    to: '&:hover { color: #333;',
    states: 'AuthDialog/login',
  },
];
