import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A run's own certificate, with its key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** Hash of the public key, which makes Chromium trust only this certificate. */
  readonly publicKeyHash: string;
}

/** One element of DER: its tag, its length, its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  const head = content.length < 128 ? Buffer.from([tag, content.length]) : Buffer.from([tag, 0x80 | length.length]);
  return Buffer.concat([head, ...(content.length < 128 ? [] : [length]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const utcTime = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2 */
const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
/** commonName, 2.5.4.3 */
const name = sequence(
  der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')))),
);
const day = 86_400_000;

/** Creates a self-signed certificate for two days around now. Only a browser that is given its hash trusts it. */
export function createCertificate(now: Date = new Date()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const toBeSigned = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime(new Date(now.getTime() - day)), utcTime(new Date(now.getTime() + day))),
    name,
    publicKeyInfo,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const lines =
    sequence(toBeSigned, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  };
}
