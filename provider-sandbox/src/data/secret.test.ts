import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecret, keepSecret } from './secret';

let folder: string;
const path = () => join(folder, 'secret');
const read = () => readFileSync(path(), 'utf8');
const macOf = async (hasData: boolean) =>
  (await keepSecret(folder, hasData)).mac('deposit-address', 'x').toString('hex');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is created once, even by simultaneous calls, in a file that only its owner can read', async () => {
  const macs = await Promise.all(Array.from({ length: 12 }, () => macOf(false)));
  expect(new Set(macs).size).toBe(1);
  expect(await macOf(true)).toBe(macs[0]);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

describe.each(['', 'abc', ' '.repeat(64)])('truncated to %p', (text) => {
  beforeEach(() => writeFileSync(path(), text));

  test('is refused with instructions and left unchanged if there are data', async () => {
    await expect(keepSecret(folder, true)).rejects.toThrow(
      /secret in .* is shorter than 32 characters.*Restore the file, or set SANDBOX_SECRET/,
    );
    expect(read()).toBe(text);
  });

  test('is replaced if there are no data', async () => {
    await keepSecret(folder, false);
    expect(read()).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('opens only what it sealed, unchanged', () => {
  const secret = createSecret();
  const sealed = secret.seal('outbox', 'code 123456 ✓', 'mail 1');
  expect(secret.open('outbox', sealed, 'mail 1')).toBe('code 123456 ✓');
  expect(secret.seal('outbox', 'code 123456 ✓', 'mail 1')).not.toBe(sealed);
  const bytes = Buffer.from(sealed, 'base64');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => secret.open('outbox', changed.toString('base64'), 'mail 1')).toThrow();
  }
  expect(() => secret.open('outbox', sealed, 'mail 2')).toThrow();
  expect(() => createSecret().open('outbox', sealed, 'mail 1')).toThrow();
  expect(() => secret.open('outbox', bytes.subarray(0, 20).toString('base64'), 'mail 1')).toThrow();
});
