import { otpAuthUri, qrSource } from './qrSource';

const secret = 'JBSWY3DPEHPK3PXP';
const account = { brand: 'Tessera', email: 'marcella@tessera.example' };
const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

test.each([
  ['a data URI as it is', `data:image/png;base64,${base64}`, `data:image/png;base64,${base64}`],
  ['raw base64 as a PNG', base64, `data:image/png;base64,${base64}`],
  [
    'raw base64 with line breaks as a PNG',
    `${base64.slice(0, 40)}\n${base64.slice(40)}`,
    `data:image/png;base64,${base64}`,
  ],
])('shows %s', (_, qr, address) => {
  expect(qrSource({ qr, secret }, account)).toEqual({ kind: 'picture', address });
});

test.each(['qr', 'qrCodeUrl'])('draws the key URI in %s', (field) => {
  const uri = 'otpauth://totp/Tessera:m?secret=ABC';
  expect(qrSource({ [field]: uri, secret }, account)).toEqual({ kind: 'drawn', uri });
});

test('shows a data URI in qrCodeUrl', () => {
  const address = `data:image/png;base64,${base64}`;
  expect(qrSource({ qrCodeUrl: address, secret }, account)).toEqual({ kind: 'picture', address });
});

test.each([
  ['no picture is given', {}],
  ['only a remote address is given', { qrCodeUrl: 'https://qr.example/code.png' }],
  ['the picture is a remote address', { qr: 'https://qr.example/code.png' }],
  ['the picture is a document', { qr: 'data:text/html,<script>1</script>' }],
  ['the picture is empty', { qr: ' ' }],
])('draws the code from the secret when %s', (_, setup) => {
  expect(qrSource({ ...setup, secret }, account)).toEqual({ kind: 'drawn', uri: otpAuthUri(secret, account) });
});

test('names issuer and account in the key URI', () => {
  expect(otpAuthUri(secret, { brand: 'Tessera & Co', email: 'a+b@c.d' })).toBe(
    'otpauth://totp/Tessera%20%26%20Co:a%2Bb%40c.d?secret=JBSWY3DPEHPK3PXP&issuer=Tessera%20%26%20Co',
  );
});
