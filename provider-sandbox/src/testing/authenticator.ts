import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];

/** Properties of one answer of an {@link createAuthenticator authenticator}, for answers that are wrong. */
export interface Ceremony {
  readonly challenge: string;
  /** Origin of the page that asks. */
  readonly origin: string;
  readonly host?: string;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string;
  /** Uses so far; by default one more each time. */
  readonly signCount?: number;
  readonly type?: 'webauthn.create' | 'webauthn.get';
}

/** A passkey in software: answers as a browser with an authenticator does (WebAuthn, ES256, no attestation). */
export function createAuthenticator() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let uses = 0;

  const describe = ({ challenge, origin, type }: Ceremony, usual: Ceremony['type']) =>
    JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false });

  function authData({ host = 'localhost', isUserVerified = true, signCount }: Ceremony, attested?: Uint8Array) {
    const flags = userPresent | (isUserVerified ? userVerified : 0) | (attested ? hasCredential : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount ?? uses++);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  /** Answers `navigator.credentials.create`. */
  function create(ceremony: Ceremony) {
    // COSE key: EC2, ES256, P-256, and its point.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, isoCBOR.encode(key)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData(ceremony, attested))],
    ]);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(describe(ceremony, 'webauthn.create')),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get`. */
  function get(ceremony: Ceremony) {
    const clientData = describe(ceremony, 'webauthn.get');
    const data = authData(ceremony);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(ceremony.userHandle !== undefined && { userHandle: base64url(ceremony.userHandle) }),
      },
    };
  }

  return { id: base64url(id), create, get };
}
