const blockBytes = 32;
const fractionBytes = 4;

/** HMAC-SHA256 of one text. */
export interface Block {
  readonly message: string;
  readonly digest: string;
}

/** Four bytes of the stream and the fraction they represent. */
export interface Fraction {
  readonly bytes: string;
  readonly value: number;
}

const utf8 = new TextEncoder();

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal. */
export const hashOf = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(text)));

/** Hashes the seed repeatedly; each hash is of the hexadecimal text of the previous one. */
export async function hashTimes(seed: string, times: number): Promise<string> {
  let hash = seed;
  for (let done = 0; done < times; done += 1) hash = await hashOf(hash);
  return hash;
}

/** HMAC-SHA256 of each text, keyed by the server seed's text. */
export async function digestsOf(serverSeed: string, messages: readonly string[]): Promise<readonly Block[]> {
  const { subtle } = crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', utf8.encode(serverSeed), algorithm, false, ['sign']);
  return Promise.all(
    messages.map(async (message) => ({ message, digest: hexOf(await subtle.sign('HMAC', key, utf8.encode(message))) })),
  );
}

/** The texts of the blocks for a number of fractions: `clientSeed:nonce:cursor`, with the cursor counted from 0. */
export const blockMessages = (round: string, fractions: number): readonly string[] =>
  Array.from({ length: Math.ceil((fractions * fractionBytes) / blockBytes) }, (_, cursor) => `${round}:${cursor}`);

/** The first fractions of the stream: b₀/256 + b₁/256² + b₂/256³ + b₃/256⁴ each, which a binary float represents exactly. */
export function fractionsOf(blocks: readonly Block[], count: number): readonly Fraction[] {
  const digits = blocks.map(({ digest }) => digest).join('');
  return Array.from({ length: count }, (_, index) => {
    const bytes = digits.slice(index * fractionBytes * 2, (index + 1) * fractionBytes * 2);
    return { bytes, value: Number.parseInt(bytes, 16) / 256 ** fractionBytes };
  });
}
