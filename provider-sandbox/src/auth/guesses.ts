import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '../http/boundedMap';
import { createCounter } from '../http/counter';
import { tooManyAttempts } from '../http/rateLimit';

const windowMs = 15 * 60_000;
/** Wrong passwords that one network may give for one account before it is slowed down. */
const freeTries = 20;
/** Wrong passwords for one account, from wherever, that make it one under attack: then a network has one try. */
const attackTries = 100;
const firstDelayMs = 250;
const longestDelayMs = 4_000;
/** Who would wait longer is told to come back. */
const timeoutMs = 10_000;
const capacity = 10_000;

/** Whose password is tried, and from where. */
export interface Guess {
  readonly account: string;
  readonly network: string;
}

/**
 * Slows down whoever guesses passwords, by account and network. Nobody is locked out: a right password is taken after its wait,
 * and from another network than the guesser's there is none.
 *
 * @param wait is for tests
 */
export function createGuesses(now: () => Date, wait: (ms: number) => Promise<unknown> = sleep) {
  const tries = createCounter(windowMs, now);
  const wrongTries = createCounter(windowMs, now);
  /** When the latest try of an account and network begins. */
  const begins = new BoundedMap<number>(capacity);

  return async ({ account, network }: Guess, isRight: () => Promise<boolean>): Promise<boolean> => {
    const key = `${account} ${network}`;
    // Counted before it is known to be wrong: many tries at once are no way around the limit.
    const slowed = tries.add(key) - (wrongTries.read(account) >= attackTries ? 1 : freeTries);
    const delayMs = slowed <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (slowed - 1), longestDelayMs);
    const at = now().getTime();
    const beginsAt = Math.max(at, (begins.get(key) ?? 0) + delayMs);
    if (beginsAt - at > timeoutMs) throw tooManyAttempts();
    begins.set(key, beginsAt);
    if (beginsAt > at) await wait(beginsAt - at);
    const isTaken = await isRight();
    if (isTaken) {
      tries.forget(key);
      begins.delete(key);
    } else {
      wrongTries.add(account);
    }
    return isTaken;
  };
}
