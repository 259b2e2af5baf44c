import { ConfigError, readConfig } from './config';
import { summarize } from './database';
import { describeError } from './http/logging';
import { startSandbox } from './server';

// Also of rejected promises. Node would print every field of the error.
process.on('uncaughtException', (error) => {
  console.error('The sandbox has crashed.', describeError(error));
  process.exit(1);
});

try {
  const sandbox = await startSandbox(readConfig(process.env));
  if (sandbox.controlUrl !== undefined) console.log(`provider-sandbox control plane on ${sandbox.controlUrl}`);
  console.log(`provider-sandbox listening on ${sandbox.url}`);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await sandbox.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Only for a parent process that started this one.
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `The sandbox cannot start: ${summarize(error)}`);
  process.exitCode = 1;
}
