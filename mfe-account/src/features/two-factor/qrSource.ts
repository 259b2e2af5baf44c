import type { TwoFactorSetup } from '@tessera/shared-contracts/api';

/** How the QR code is shown: the provider's picture, or one drawn here from `uri`. */
export type QrSource =
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'drawn'; readonly uri: string };

const pictureDataUri = /^data:image\/[a-z+.-]+[;,]/i;
const rawBase64 = /^[A-Za-z0-9+/\s]{24,}={0,2}$/;

/**
 * Chooses the source of the QR code. An external URL is never fetched, since that would leak the secret to a
 * third party (spec §14 2FA QR): the code is drawn from the secret instead.
 */
export function qrSource(setup: TwoFactorSetup, account: { brand: string; email: string }): QrSource {
  for (const qr of [setup.qr?.trim() ?? '', setup.qrCodeUrl?.trim() ?? '']) {
    if (pictureDataUri.test(qr)) return { kind: 'picture', address: qr };
    if (rawBase64.test(qr)) return { kind: 'picture', address: `data:image/png;base64,${qr.replace(/\s/g, '')}` };
    if (/^otpauth:\/\//i.test(qr)) return { kind: 'drawn', uri: qr };
  }
  return { kind: 'drawn', uri: otpAuthUri(setup.secret, account) };
}

/** The key URI that authenticator apps read (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function otpAuthUri(secret: string, { brand, email }: { brand: string; email: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(brand)}`;
}
