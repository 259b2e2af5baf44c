import { Secret, TOTP } from 'otpauth';

/**
 * The code of an authenticator app for a Base32 secret.
 *
 * @param steps steps of 30 seconds from now; a provider accepts each step once
 */
export const authenticatorCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
