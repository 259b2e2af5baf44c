// The library needs it before it is loaded.
import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import { X509CertificateGenerator } from '@peculiar/x509';

/** A run's own certificate, with its key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** Hash of the public key, which makes Chromium trust only this certificate. */
  readonly publicKeyHash: string;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Creates a self-signed certificate. Only a browser that is given its hash trusts it. */
export async function createCertificate(): Promise<Certificate> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { name: 'CN=localhost', keys, signingAlgorithm: algorithm },
    webcrypto as Crypto,
  );
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    publicKeyHash: createHash('sha256').update(Buffer.from(certificate.publicKey.rawData)).digest('base64'),
  };
}
