import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '../http/boundedMap';
import { createCounter } from '../http/counter';
import { tooManyAttempts } from '../http/rateLimit';

const windowMs = 15 * 60_000;
/** Wrong passwords that one network may give for one account before it is slowed down. */
const freeTries = 20;
/** Wrong passwords for one account, from all networks, after which it counts as under attack: each network then has one try. */
const attackTries = 100;
const firstDelayMs = 250;
const longestDelayMs = 4_000;
/** A try that would wait longer is refused. */
const timeoutMs = 10_000;
const capacity = 10_000;

/** The account and the network of a login attempt. */
export interface Guess {
  readonly account: string;
  readonly network: string;
}

/**
 * Slows down password guessing, by account and network. No account is locked: a correct password is accepted after its
 * delay, and other networks than the guesser's have no delay.
 *
 * @param nowMs a monotonic clock; tests pass their own, and `wait`
 */
export function createGuesses(
  nowMs: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = sleep,
) {
  const tries = createCounter(windowMs, nowMs);
  const wrongTries = createCounter(windowMs, nowMs);
  /** Start time of the latest try by account and network. */
  const begins = new BoundedMap<number>(capacity);

  return async ({ account, network }: Guess, isRight: () => Promise<boolean>): Promise<boolean> => {
    const key = `${account} ${network}`;
    // Counted before the password is checked, so that simultaneous tries cannot bypass the limit.
    const slowed = tries.add(key) - (wrongTries.read(account) >= attackTries ? 1 : freeTries);
    const delayMs = slowed <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (slowed - 1), longestDelayMs);
    const at = nowMs();
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
