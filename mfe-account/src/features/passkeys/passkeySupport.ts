import { hasExtension } from '@tessera/shared-contracts/extensions';

/** An address has no passkeys, only a name has (WebAuthn: a valid domain). */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host);

/** Whether this browser can make and use passkeys at a host, by default the page’s. */
export const canUsePasskeys = (host: string = window.location.hostname): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isAddress(host);

/** Whether to offer a login by passkey. */
export const offersPasskeys = (): boolean => hasExtension('passkeys') && canUsePasskeys();
