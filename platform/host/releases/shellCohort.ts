import { readSession } from '@tessera/shared-contracts/session';
import { bucketOf, shellCohortCookie } from '../../protocol';
import { anonymousId } from '../loader/anonymousId';
import { readRegistry } from '../loader/registry';

/** Seconds that the cookie is kept after the last page: a canary does not last longer. */
const maxAge = 7 * 24 * 60 * 60;

/**
 * Puts this browser into the cohort of the shell's canary, or takes it out, from the next page on: by player where one is signed in,
 * else by browser, as for remotes.
 */
export function followShellCohort(): void {
  const { canaryPercent = 0 } = readRegistry().shell ?? {};
  const wasIn = document.cookie.split('; ').includes(`${shellCohortCookie}=canary`);
  const isIn = canaryPercent > 0 && bucketOf(readSession()?.user.id ?? anonymousId(), 'shell') < canaryPercent;
  if (!isIn && !wasIn) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has had no cookie store until recently.
  document.cookie = `${shellCohortCookie}=canary; Path=/; SameSite=Lax; Max-Age=${isIn ? maxAge : 0}${secure}`;
}
