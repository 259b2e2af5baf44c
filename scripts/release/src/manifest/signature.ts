import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { array, type InferOutput, literal, minLength, object, parse, pipe, regex, string } from 'valibot';

const ownerName = pipe(string(), regex(/^[a-z0-9][a-z0-9-]*$/));

const signatureSchema = object({
  algorithm: literal('ed25519'),
  owner: ownerName,
  keyId: string(),
  /** Over the manifest's exact bytes, base64. */
  signature: string(),
});
/** Signature of a release, `release.sig.json` beside its manifest. */
export type Signature = InferOutput<typeof signatureSchema>;

/** Parses the text of a signature file. */
export const parseSignature = (text: string): Signature => parse(signatureSchema, JSON.parse(text));

const ownerKeysSchema = object({
  owner: ownerName,
  /** Apps that this owner may release. */
  apps: pipe(array(string()), minLength(1)),
  keys: array(object({ id: string(), publicKey: string(), addedAt: string() })),
});
/** Public keys of one owner, `keys/<owner>.json` of the site. */
export type OwnerKeys = InferOutput<typeof ownerKeysSchema>;

/** Parses the text of an owner's file of public keys. */
export const parseOwnerKeys = (text: string): OwnerKeys => parse(ownerKeysSchema, JSON.parse(text));

/** Whether a text is a valid owner's name. */
export const isOwnerName = (text: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(text);

const derOf = (key: KeyObject) =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });

/** Id of a key: the first characters of its hash. */
export const keyIdOf = (key: KeyObject): string => createHash('sha256').update(derOf(key)).digest('hex').slice(0, 16);

/** A public key as the site stores it. */
export const writePublicKey = (key: KeyObject): string => derOf(key).toString('base64');

const readPublicKey = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** Signs a manifest's bytes. */
export const signManifest = (content: Uint8Array, owner: string, key: KeyObject): Signature => ({
  algorithm: 'ed25519',
  owner,
  keyId: keyIdOf(key),
  signature: sign(null, content, key).toString('base64'),
});

/** Whether one of the owner's keys signed these bytes. */
export function isSignedBy(content: Uint8Array, { keyId, signature }: Signature, { keys }: OwnerKeys): boolean {
  const key = keys.find(({ id }) => id === keyId);
  return key !== undefined && verify(null, content, readPublicKey(key.publicKey), Buffer.from(signature, 'base64'));
}
