import { X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { createCertificate } from './certificate';

test('a certificate is signed by its own key and valid today', () => {
  const now = new Date('2026-05-04T03:02:01Z');
  const { cert } = createCertificate(now);
  const parsed = new X509Certificate(cert);
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  expect(parsed.subject).toBe('CN=localhost');
  expect(new Date(parsed.validFrom).toISOString()).toBe('2026-05-03T03:02:01.000Z');
  expect(new Date(parsed.validTo).toISOString()).toBe('2026-05-05T03:02:01.000Z');
});

test('a key and its certificate belong together', () => {
  const { cert, key } = createCertificate();
  expect(() => tls.createSecureContext({ cert, key })).not.toThrow();
  expect(() => tls.createSecureContext({ cert, key: createCertificate().key })).toThrow();
});
