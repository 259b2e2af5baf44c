import { readFileSync } from 'node:fs';
import { readConfig } from '../config';
import { startSandbox } from '../server';

// A sandbox whose clock is what a file says; see movedClock.ts.
const file = process.env.TEST_CLOCK ?? '';
const sandbox = await startSandbox({ ...readConfig(process.env), now: () => new Date(readFileSync(file, 'utf8')) });
console.log(`provider-sandbox listening on ${sandbox.url}`);
process.on('SIGTERM', async () => {
  await sandbox.close();
  process.exit(0);
});
