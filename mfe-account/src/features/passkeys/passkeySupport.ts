import { hasExtension } from '@tessera/shared-contracts/extensions';

/** IP addresses have no passkeys (WebAuthn requires a valid domain). */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host);

/** Whether this browser can create and use passkeys at a host, by default the page’s. */
export const canUsePasskeys = (host: string = window.location.hostname): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isAddress(host);

/** Whether to offer a login by passkey. */
export const offersPasskeys = (): boolean => hasExtension('passkeys') && canUsePasskeys();
