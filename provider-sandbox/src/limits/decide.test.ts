import { decideDeposit, decideStake, type LimitState, leftOf, playedSince, type Restriction } from './decide';

const [tomorrow, monday, april] = ['2026-03-12', '2026-03-16', '2026-04-01'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];
const limit = (change: Partial<LimitState> = {}): LimitState => ({
  kind: 'wager',
  period: 'day',
  amount: '100',
  used: '60',
  until: tomorrow,
  ...change,
});
const stake = (usd: string, limits: readonly LimitState[], restriction?: Restriction) =>
  decideStake({ usd, limits, restriction });
const deposit = (usd: string, limits: readonly LimitState[], restriction?: Restriction) =>
  decideDeposit({ usd, limits, restriction });
const onBreak: Restriction = { state: 'break', until: monday };

describe('a stake', () => {
  test.each<[string, Partial<LimitState>, boolean]>([
    ['39.99999999', {}, true],
    ['40', {}, true],
    ['40.00000001', {}, false],
    ['0.00000001', { used: '100' }, false],
    ['0.00000001', { used: '130' }, false],
    ['40', { kind: 'loss' }, true],
    ['40.00000001', { kind: 'loss' }, false],
    ['101', { kind: 'loss', used: '-1' }, true],
    ['101.00000001', { kind: 'loss', used: '-1' }, false],
    ['0.01', { amount: '0', used: '0' }, false],
    ['1000000', { amount: null }, true],
    ['1000000', { kind: 'session', used: '99.99' }, true],
    ['0.01', { kind: 'session', used: '100' }, false],
    ['0.01', { kind: 'session', used: '100.01' }, false],
    ['0.01', { kind: 'session', amount: '0', used: '0' }, false],
    ['1000', { kind: 'deposit' }, true],
  ])('of $%s with the limit %j may be taken: %s', (usd, change, isTaken) => {
    expect(stake(usd, [limit(change)]) === undefined).toBe(isTaken);
  });

  test('may be taken without limits', () => {
    expect(stake('1', [])).toBeUndefined();
  });

  test.each<Restriction>([
    onBreak,
    { state: 'over', until: null },
    { state: 'waiting', until: tomorrow },
    { state: 'closed', until: null },
  ])('is refused on a break, after it and with a closed account, whatever the limits: %j', (restriction) => {
    expect(stake('1', [], restriction)).toEqual({ restriction });
    expect(stake('1000', [limit()], restriction)).toEqual({ restriction });
  });

  test('is refused by the limit that has least left', () => {
    const [day, week] = [limit(), limit({ period: 'week', used: '70', until: monday })];
    for (const limits of [
      [day, week],
      [week, day],
    ]) {
      expect(stake('50', limits)).toEqual({ limit: { ...week, left: '30' } });
      expect(stake('35', limits)).toEqual({ limit: { ...week, left: '30' } });
    }
    expect(stake('30', [day, week])).toBeUndefined();
  });

  test('is refused by the limit that lasts longest, of several with as much left', () => {
    const [day, month, week] = [limit(), limit({ period: 'month', until: april }), limit({ until: monday })];
    expect(stake('50', [day, month, week])).toEqual({ limit: { ...month, left: '40' } });
    expect(stake('50', [limit({ used: '150' }), limit({ used: '100', until: april })])).toMatchObject({
      limit: { left: '0', until: april },
    });
  });

  test('names a limit of another kind only if that refuses it, too', () => {
    const [wager, loss] = [limit({ used: '99' }), limit({ kind: 'loss', used: '0' })];
    expect(stake('2', [loss, wager])).toMatchObject({ limit: { kind: 'wager', left: '1' } });
    expect(stake('2', [limit({ kind: 'deposit', used: '100' }), wager])).toMatchObject({ limit: { kind: 'wager' } });
  });
});

describe('a deposit', () => {
  const day = limit({ kind: 'deposit' });

  test.each([
    ['40', undefined],
    ['40.00000001', { because: 'deposit-limit', releaseFrom: tomorrow }],
    ['100', { because: 'deposit-limit', releaseFrom: tomorrow }],
    ['100.00000001', { because: 'deposit-limit', releaseFrom: null }],
  ])('of $%s is held: %j', (usd, hold) => {
    expect(deposit(usd, [day])).toEqual(hold);
  });

  test('is held until the last of the limits that it passes allows it', () => {
    const week = limit({ kind: 'deposit', period: 'week', used: '90', until: monday });
    const month = limit({ kind: 'deposit', period: 'month', amount: '1000', until: april });
    expect(deposit('20', [day, week, month])?.releaseFrom).toEqual(monday);
    expect(deposit('50', [week, day, month])?.releaseFrom).toEqual(monday);
    expect(deposit('10', [day, week, month])).toBeUndefined();
  });

  test('is not released by the clock if one of the limits that it passes never allows it', () => {
    const month = limit({ kind: 'deposit', period: 'month', amount: '1000', used: '900', until: april });
    expect(deposit('150', [day, month])).toEqual({ because: 'deposit-limit', releaseFrom: null });
  });

  test('is not held by limits of play', () => {
    expect(
      deposit('1000', [limit(), limit({ kind: 'loss' }), limit({ kind: 'session', used: '200' })]),
    ).toBeUndefined();
  });

  test('is held during a break, as long as that lasts', () => {
    expect(deposit('1', [], onBreak)).toEqual({ because: 'break', releaseFrom: monday });
    expect(deposit('1000', [day], { state: 'over', until: null })).toEqual({ because: 'break', releaseFrom: null });
  });
});

test.each([
  ['100', '60', '40'],
  ['100', '100', '0'],
  ['100', '120', '0'],
  ['100', '-20', '120'],
])('of a limit of %s, %s being used, %s is left', (amount, used, left) => {
  expect(leftOf(amount, used)).toBe(left);
});

test.each([
  [null, 0],
  ['2026-03-11T10:00:00.000Z', 0],
  ['2026-03-11T09:59:59.999Z', 1],
  ['2026-03-11T09:45:00.000Z', 900_000],
  ['2026-03-11T09:44:59.999Z', 0],
  ['2026-03-11T10:00:01.000Z', 0],
])('since a stake at %s, %i ms were played', (last, ms) => {
  expect(playedSince(last === null ? null : new Date(last), new Date('2026-03-11T10:00:00Z'))).toBe(ms);
});
