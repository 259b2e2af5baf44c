#!/usr/bin/env node
// The command of a remote's own repository. The repository's configuration and states are TypeScript, which tsx compiles.
import { register } from 'tsx/esm/api';

register();
try {
  const { run } = await import('../src/main.js');
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
