import { createGuesses } from './guesses';

const home = '203.0.113.7';
const elsewhere = '198.51.100.9';
const player = 'player';

/** Sets up guesses with a clock that advances only by waiting. */
function begin() {
  let at = 0;
  const waits: number[] = [];
  const guess = createGuesses(
    () => at,
    async (ms) => {
      waits.push(ms);
      at += ms;
    },
  );
  const attempt = (network: string, isRight: boolean, account = player) =>
    guess({ account, network }, async () => isRight);
  const repeat = async (times: number, network: string) => {
    for (let index = 0; index < times; index += 1) await attempt(network, false);
  };
  return { guess, attempt, repeat, waits, pass: (ms: number) => (at += ms) };
}

test('a few wrong passwords cause no delay', async () => {
  const { attempt, repeat, waits } = begin();
  await repeat(19, home);
  expect(await attempt(home, true)).toBe(true);
  expect(waits).toEqual([]);
});

test('more of them cause growing delays, up to a limit', async () => {
  const { repeat, waits } = begin();
  await repeat(28, home);
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000, 4000]);
});

test('a correct password is accepted after its delay, and ends the delays', async () => {
  const { attempt, repeat, waits } = begin();
  await repeat(28, home);
  expect(await attempt(home, true)).toBe(true);
  waits.length = 0;
  expect(await attempt(home, true)).toBe(true);
  expect(waits).toEqual([]);
});

test('a try after the delay has passed does not wait', async () => {
  const { attempt, repeat, waits, pass } = begin();
  await repeat(28, home);
  waits.length = 0;
  pass(4_000);
  await attempt(home, false);
  expect(waits).toEqual([]);
});

test('a stranger slows down only their own tries', async () => {
  const { attempt, repeat, waits } = begin();
  await repeat(200, elsewhere);
  waits.length = 0;
  expect(await attempt(home, true)).toBe(true);
  expect(await attempt(elsewhere, false, 'somebody else')).toBe(false);
  expect(waits).toEqual([]);
});

test('many strangers have one try each, and the player’s own network still has no delay', async () => {
  const { attempt, waits } = begin();
  for (let index = 0; index < 100; index += 1) await attempt(`192.0.2.${index}`, false);
  expect(waits).toEqual([]);
  await attempt(elsewhere, false);
  await attempt(elsewhere, false);
  expect(waits).toEqual([250]);
  waits.length = 0;
  expect(await attempt(home, true)).toBe(true);
  expect(waits).toEqual([]);
});

test('simultaneous tries wait one after the other, and too many of them are refused', async () => {
  let checked = 0;
  const guess = createGuesses(
    () => 0,
    () => new Promise(() => undefined),
  );
  const outcomes = Array.from({ length: 60 }, () =>
    guess({ account: player, network: home }, async () => {
      checked += 1;
      return false;
    }).then(
      () => 'checked',
      (error: { status: number }) => error.status,
    ),
  );
  const refused = await Promise.all(outcomes.slice(40));
  expect(new Set(refused)).toEqual(new Set([429]));
  expect(checked).toBe(20);
});
