import { randomUUID } from 'node:crypto';
import { type S3Server, startS3Server } from '../testing/startS3Server';
import { testStore } from '../testing/storeContract';
import { openS3Store } from './s3Store';

const environment = { ...process.env };
/** A bucket of a real store to test against, with its credentials in the environment: `s3://bucket`. */
const realBucket = environment.TESSERA_TEST_S3;

let server: S3Server;
beforeAll(async () => {
  if (realBucket !== undefined) return;
  server = await startS3Server();
  Object.assign(process.env, server.env);
});
afterAll(async () => {
  await server?.stop();
  process.env = environment;
});

const open = () => openS3Store(`${realBucket ?? 's3://site'}/tests/${randomUUID()}`);

testStore('S3', open);

test('lists more objects than one answer has', async () => {
  const store = open();
  const keys = Array.from({ length: 1_050 }, (_, index) => `wallet/${String(index).padStart(4, '0')}`);
  await Promise.all(keys.map((key) => store.write(key, key, { ifAbsent: true })));
  expect((await store.list('wallet/')).map(({ key }) => key)).toEqual(keys);
});
