import { Secret, TOTP } from 'otpauth';

/**
 * What an authenticator app shows for a Base32 secret.
 *
 * @param steps steps of 30 seconds from now; a provider takes no step twice
 */
export const authenticatorCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
