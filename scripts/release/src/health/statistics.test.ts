import { randomFrom } from '../testing/randomFrom';
import { type ComparedInterval, evidenceOfFailures, intervalOf, percentileOf, reduced, zeroBucket } from './statistics';

interface Traffic {
  readonly share: number;
  readonly sessions: number;
  readonly liveFails: number;
  readonly canaryFails: number;
}

/** Minutes of twenty sessions each. */
function minutesOf(
  { share, sessions, liveFails, canaryFails }: Traffic,
  random: () => number,
  stratum = '',
): ComparedInterval[] {
  return Array.from({ length: sessions / 20 }, () => {
    const [canary, live] = [
      { events: 0, trials: 0 },
      { events: 0, trials: 0 },
    ];
    for (let session = 0; session < 20; session += 1) {
      const [group, fails] = random() < share ? [canary, canaryFails] : [live, liveFails];
      group.trials += 1;
      if (random() < fails) group.events += 1;
    }
    return { stratum, canary, live };
  });
}

const runs = 1_000;
/** Evidence that half of the accepted false alarms, 0.5 %, demands. */
const demanded = Math.log(2 / 0.01);
const alarmsOf = (alarms: (random: () => number) => boolean) =>
  Array.from({ length: runs }, (_, run) => alarms(randomFrom(run))).filter(Boolean).length / runs;
const failureAlarms = (traffic: Traffic) =>
  alarmsOf((random) => evidenceOfFailures(minutesOf(traffic, random), 3) >= demanded);

// docs/releasing.md, Health, states these shares.
test.each([
  ['equal and rare', { share: 0.1, sessions: 4_000, liveFails: 0.002, canaryFails: 0.002 }, 0, 0.005],
  ['equal and frequent', { share: 0.1, sessions: 4_000, liveFails: 0.05, canaryFails: 0.05 }, 0, 0.005],
  ['equal at half of the players', { share: 0.5, sessions: 4_000, liveFails: 0.02, canaryFails: 0.02 }, 0, 0.005],
  ['one session in twenty, live none', { share: 0.1, sessions: 2_000, liveFails: 0, canaryFails: 0.05 }, 0.93, 1],
  [
    'one in twenty beside one in two hundred',
    { share: 0.1, sessions: 2_000, liveFails: 0.005, canaryFails: 0.055 },
    0.85,
    1,
  ],
  ['every session', { share: 0.1, sessions: 200, liveFails: 0.005, canaryFails: 1 }, 0.99, 1],
])('failures: %s', (_, traffic, least, most) => {
  const alarms = failureAlarms(traffic);
  expect(alarms).toBeGreaterThanOrEqual(least);
  expect(alarms).toBeLessThanOrEqual(most);
});

/** A canary that grows from 10 to 80 % of players, with a quarter of the sessions at each share. */
const growing = (traffic: Omit<Traffic, 'share'>, random: () => number) =>
  [0.1, 0.2, 0.4, 0.8].flatMap((share) =>
    minutesOf({ ...traffic, share, sessions: traffic.sessions / 4 }, random, `${share}`),
  );

test.each([
  ['equal and rare', { sessions: 8_000, liveFails: 0.005, canaryFails: 0.005 }, 0, 0.006],
  ['equal and frequent', { sessions: 4_000, liveFails: 0.05, canaryFails: 0.05 }, 0, 0.006],
  ['three times as many', { sessions: 8_000, liveFails: 0.02, canaryFails: 0.06 }, 0.99, 1],
])('failures while the share grows: %s', (_, traffic, least, most) => {
  const alarms = alarmsOf((random) => evidenceOfFailures(growing(traffic, random), 3) >= demanded);
  expect(alarms).toBeGreaterThanOrEqual(least);
  expect(alarms).toBeLessThanOrEqual(most);
});

test('looking more often does not change the evidence', () => {
  const minutes = minutesOf({ share: 0.1, sessions: 1_000, liveFails: 0.01, canaryFails: 0.06 }, randomFrom(7));
  const looks = minutes.map((_, index) => evidenceOfFailures(minutes.slice(0, index + 1), 3));
  expect(Math.max(...looks)).toBe(evidenceOfFailures(minutes, 3));
});

test('without sessions of both there is no evidence', () => {
  const failing = { events: 9, trials: 9 };
  const none = { events: 0, trials: 0 };
  expect(evidenceOfFailures([{ stratum: '', canary: failing, live: none }], 3)).toBe(0);
  expect(evidenceOfFailures([{ stratum: '', canary: none, live: failing }], 3)).toBe(0);
});

test.each([
  [{ events: 0, trials: 0 }, 0, 1],
  [{ events: 0, trials: 50 }, 0, 0.0714],
  [{ events: 5, trials: 100 }, 0.0215, 0.1118],
  [{ events: 3, trials: 2 }, 0.3424, 1],
])('the interval of %j', (share, low, high) => {
  const [from, to] = intervalOf(share);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('a percentile is the upper bound of its bucket', () => {
  // 100 ms is in bucket 106, 1000 ms in 159.
  const histogram = new Map([
    [zeroBucket, 1],
    [106, 2],
    [159, 1],
  ]);
  expect(percentileOf(histogram, 25)).toBe(0);
  expect(percentileOf(histogram, 75)).toBeCloseTo(103.0, 0);
  expect(percentileOf(histogram, 100)).toBeCloseTo(1024, 0);
  expect(percentileOf(new Map(), 75)).toBeUndefined();
  // A tenth less, and at least 50 ms.
  expect(percentileOf(reduced(histogram, 0.1, 50), 75)).toBeCloseTo(53.8, 1);
  expect(percentileOf(reduced(histogram, 0.1, 50), 100)).toBeCloseTo(939, 0);
  expect(percentileOf(reduced(histogram, 0.1, 200), 75)).toBe(0);
});
