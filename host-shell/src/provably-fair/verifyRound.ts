/** What a player enters of a round. */
export interface RoundInput {
  readonly serverSeed: string;
  /** Shown before the bet; without it only the result is computed. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
}

/** What the seeds prove. */
export interface VerifiedRound {
  readonly computedHash: string;
  /** Whether the seed is the one whose hash was shown; `undefined` when no hash was entered. */
  readonly isSameSeed: boolean | undefined;
  readonly digest: string;
  /** Roll of Dice, e.g. `63.42`. */
  readonly diceRoll: string;
}

/** A field that keeps a round from being verified. */
export type RoundInputFault = { readonly field: keyof RoundInput; readonly fault: 'missing' | 'notHash' | 'notNonce' };

/** Everything that is wrong with the entered round, in the order of the fields. */
export function findFaults({ serverSeed, serverSeedHash, clientSeed, nonce }: RoundInput): readonly RoundInputFault[] {
  const faults: RoundInputFault[] = [];
  if (serverSeed === '') faults.push({ field: 'serverSeed', fault: 'missing' });
  if (serverSeedHash !== '' && !/^[0-9a-f]{64}$/i.test(serverSeedHash)) {
    faults.push({ field: 'serverSeedHash', fault: 'notHash' });
  }
  if (clientSeed === '') faults.push({ field: 'clientSeed', fault: 'missing' });
  if (!/^\d{1,15}$/.test(nonce)) faults.push({ field: 'nonce', fault: 'notNonce' });
  return faults;
}

/**
 * Computes a round anew from its seeds, in this browser alone: the result is HMAC-SHA256 of `clientSeed:nonce`, keyed by
 * the server seed's text; the hash is SHA-256 of that text.
 */
export async function verifyRound({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
}: RoundInput): Promise<VerifiedRound> {
  const { subtle } = crypto;
  const seedBytes = new TextEncoder().encode(serverSeed);
  const computedHash = hexOf(await subtle.digest('SHA-256', seedBytes));
  const key = await subtle.importKey('raw', seedBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const message = new TextEncoder().encode(`${clientSeed}:${BigInt(nonce)}`);
  const digest = hexOf(await subtle.sign('HMAC', key, message));
  return {
    computedHash,
    isSameSeed: serverSeedHash === '' ? undefined : computedHash === serverSeedHash.toLowerCase(),
    digest,
    diceRoll: diceRollOf(digest),
  };
}

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A roll is one of these many hundredths, 0.00 to 99.99. */
const diceFaces = 10_000n;

/** The roll of Dice: the digest's first 52 bits as a fraction of 2^52, times the number of faces, cut. */
export function diceRollOf(digest: string): string {
  const hundredths = (BigInt(`0x${digest.slice(0, 13)}`) * diceFaces) >> 52n;
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
