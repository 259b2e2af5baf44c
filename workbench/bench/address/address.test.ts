/** @jest-environment-options {"page": true} */
import type { State } from '../../state';

const states: readonly State[] = [
  { id: 'loaded', module: 'BetsPage', title: 'Bets', session: 'player' },
  { id: 'filtered', module: 'BetsPage', title: 'Filtered bets', session: 'player', search: '?currency=BTC' },
];
const [loaded, filtered] = states as readonly [State, State];

let address: typeof import('./address');
let readReport: typeof import('./readReport').readReport;
let pageStates: typeof import('../../stage/states');
beforeAll(async () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'tessera-states';
  element.textContent = JSON.stringify({ remote: 'lists', states });
  document.head.append(element);
  address = await import('./address');
  ({ readReport } = await import('./readReport'));
  pageStates = await import('../../stage/states');
});
const read = (path: string) => address.readAddress(`http://localhost${path}`);

test('what is as the state says is not in the address', () => {
  expect(address.writeAddress(loaded)).toBe('/BetsPage/loaded');
  expect(address.writeAddress(filtered, {}, '?currency=BTC')).toBe('/BetsPage/filtered');
});

test('settings and the module’s own query are read as they were written', () => {
  const settings = { session: 'expired', zone: 'Asia/Tokyo', viewport: { width: 390, height: 844 } } as const;
  const written = address.writeAddress(filtered, settings, '?currency=BTC&page=2');
  expect(read(written)).toEqual({ state: filtered, settings, search: '?currency=BTC&page=2', problems: [] });
  expect(read(address.writeAddress(filtered, {}, ''))).toMatchObject({ search: '' });
  expect(read('/BetsPage/filtered')).toMatchObject({ search: '?currency=BTC' });
});

test('another tab’s sandbox in an address is ignored', () => {
  expect(read('/BetsPage/loaded?sandbox=41234')).toMatchObject({ settings: {}, problems: [] });
});

test('an unknown state has none', () => {
  expect(read('/BetsPage/gone').state).toBeUndefined();
});

test.each(['session=expired&zone=Asia%2FTokyo', encodeURIComponent('session=expired&zone=Asia%2FTokyo')])(
  'the stage reads %s',
  (segment) => {
    expect(pageStates.readStagePath(`/stage/BetsPage/loaded/${segment}`)).toEqual({
      state: loaded,
      settings: { session: 'expired', zone: 'Asia/Tokyo' },
      problems: [],
    });
  },
);

test('an invalid escape in the stage’s settings is a problem of theirs', () => {
  expect(pageStates.readStagePath('/stage/BetsPage/loaded/%FF')).toMatchObject({ state: loaded, problems: [{}] });
});

test('the stage’s settings are one segment of its path', () => {
  const path = pageStates.stagePath(loaded, { faults: [{ method: '*', path: '/*-service/*' }], sandbox: 41_234 });
  expect(path.split('/')).toHaveLength(5);
  expect(pageStates.readStagePath(path)?.settings).toEqual({
    faults: [{ method: '*', path: '/*-service/*' }],
    sandbox: 41_234,
  });
  expect(pageStates.stagePath(loaded, {})).toBe('/stage/BetsPage/loaded');
});

test('faults by hand stay when a step replaces the faults', () => {
  const state: State = { ...loaded, steps: [{ press: 'Next' }, { faults: [{ method: 'GET', path: '/a' }] }] };
  const byHand = [{ method: 'POST', path: '/b', status: 500 }];
  const { faults, steps } = pageStates.withSettings(state, { faults: byHand });
  expect(faults).toEqual(byHand);
  expect(steps?.[1]).toEqual({ faults: [...byHand, { method: 'GET', path: '/a' }] });
});

test('a preset is added to the faults of the state, and `none` leaves them out', () => {
  const own = { method: 'GET', path: '/a', body: { bets: [] } };
  const state: State = { ...loaded, faults: [own], steps: [{ faults: [{ method: 'GET', path: '/b' }] }] };
  const slow = { delayMs: 3_000 };
  const everyCall = { method: '*', path: '/*-service/*', ...slow };
  expect(pageStates.withSettings(state, { faults: 'slow' })).toMatchObject({
    faults: [{ ...own, ...slow }, everyCall],
    steps: [{ faults: [{ method: 'GET', path: '/b', ...slow }, everyCall] }],
  });
  expect(pageStates.withSettings(state, { faults: 'none', network: 'offline' })).toEqual(
    pageStates.withSettings(state, { faults: 'closed-before' }),
  );
  expect(pageStates.withSettings(state, { faults: 'none' })).toMatchObject({ faults: [], steps: [{ faults: [] }] });
});

test('a bug report opens here with its settings and steps, which follow those of the state', () => {
  const steps = [{ fill: 'Amount', text: '0.1 & more', in: 'Bets' }];
  const path = address.writeAddress(filtered, { session: 'expired', steps }, '?page=2');
  expect(readReport(`## BetsPage: Filtered bets\n\nhttp://localhost:3100${path}\n\n- Release: 1`)).toEqual({
    value: path,
  });
  const opened = pageStates.withSettings({ ...filtered, steps: [{ press: 'Next' }] }, read(path).settings);
  expect(opened.steps).toEqual([{ press: 'Next' }, ...steps]);
});

test.each([
  ['The list is empty.', /no link/],
  ['http://localhost:3100/WalletDialog/deposit', /no state \/WalletDialog\/deposit/],
  ['http://localhost:3100/BetsPage/loaded?steps=[', /steps=\[/],
])('a bug report that does not parse says why: %s', (report, problem) => {
  expect(readReport(report)).toEqual({ problem: expect.stringMatching(problem) });
});
