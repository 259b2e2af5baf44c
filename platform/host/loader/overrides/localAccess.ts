/**
 * Access from a public page to this machine. Browsers ask the person before the first request (Local Network Access), and
 * refuse without asking once it was denied.
 */

/** How private a host's address is; browsers ask on the way from a lower to a higher one. */
function privacyOf(hostname: string): 0 | 1 | 2 {
  if (/^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) return 2;
  return /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])|\.local$/.test(hostname) ? 1 : 0;
}

/** Names of the permission, newest first: browsers know some of them, or none. */
const namesOf = (privacy: 1 | 2) => [privacy === 2 ? 'loopback-network' : 'local-network', 'local-network-access'];

/**
 * The permission that the browser needs for requests from one host to another.
 *
 * @returns `undefined` when it needs none, and in browsers without such a permission
 */
export async function localAccess(from: string, to: string): Promise<PermissionStatus | undefined> {
  const privacy = privacyOf(to);
  if (privacy === 0 || privacy <= privacyOf(from)) return undefined;
  for (const name of namesOf(privacy)) {
    try {
      return await navigator.permissions.query({ name: name as PermissionName });
    } catch {
      // A name that this browser does not know.
    }
  }
  return undefined;
}

/** Aborts after some milliseconds, which do not begin while the browser asks. */
export function timeoutAfterAnswer(timeoutMs: number, access: PermissionStatus | undefined): AbortSignal {
  if (access?.state !== 'prompt') return AbortSignal.timeout(timeoutMs);
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  access.addEventListener('change', () => setTimeout(end, timeoutMs), { once: true });
  return controller.signal;
}
