import { type BugReportParts, bugReport } from './bugReport';

const parts: BugReportParts = {
  href: 'http://localhost:3100/WalletDialog/deposit?zone=Asia%2FTokyo&faults=slow',
  state: {
    id: 'deposit',
    module: 'WalletDialog',
    title: 'Deposit',
    session: 'player',
    steps: [{ press: 'Deposit' }],
  },
  settings: 'session=player&faults=slow&zone=Asia%2FTokyo',
  remote: 'wallet',
  release: { version: '1.2.3', buildId: 'abc', commit: '0123456789', contract: 4 },
  userAgent: 'Chromium',
  window: '390 × 844',
  faults: [{ method: 'GET', path: '/wallet-service/*', delayMs: 3000 }],
  recorded: [{ fill: 'Amount', text: '0.1' }],
  log: [
    { kind: 'call', id: '1', method: 'GET', path: '/wallet-service/api/wallet/coins', status: 500, ms: 12 },
    { kind: 'call', id: '2', method: 'GET', path: '/wallet-service/api/rates', ms: 3 },
    { kind: 'call', id: '3', method: 'GET', path: '/wallet-service/api/limits' },
    { kind: 'event', name: 'token-changed', detail: '{"reason":"login"}' },
    { kind: 'error', text: 'TypeError: `x` is undefined' },
  ],
};

test('says what is needed to see the same', () => {
  expect(bugReport(parts)).toBe(`## WalletDialog: Deposit

http://localhost:3100/WalletDialog/deposit?zone=Asia%2FTokyo&faults=slow

- Release: mfe-wallet 1.2.3-abc, commit 0123456789, contract 4
- Browser: Chromium
- Stage: 390 × 844
- Session: player
- faults: \`slow\`
- zone: \`Asia/Tokyo\`

### Faults
- \`{"method":"GET","path":"/wallet-service/*","delayMs":3000}\`

### Steps
1. press Deposit
2. fill Amount text 0.1

### Page errors
- \`TypeError: 'x' is undefined\`

### Calls and events
- \`GET /wallet-service/api/wallet/coins → 500 (12 ms)\`
- \`GET /wallet-service/api/rates → no answer (3 ms)\`
- \`GET /wallet-service/api/limits → waiting\`
- \`token-changed {"reason":"login"}\`
`);
});

test('says that the commit is not all of it', () => {
  expect(bugReport({ ...parts, release: { ...parts.release, isChanged: true } })).toContain(
    'commit 0123456789, with uncommitted changes, contract 4\n',
  );
});

test('says so where there is nothing', () => {
  const report = bugReport({ ...parts, state: { ...parts.state, steps: [] }, faults: [], recorded: [], log: [] });
  expect(report.match(/^None\.$/gm)).toHaveLength(4);
});
