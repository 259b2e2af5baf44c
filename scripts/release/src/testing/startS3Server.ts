import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';

/** A running S3 server for one test. */
export interface S3Server {
  /** Environment for commands that use its bucket, `s3://site`. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts an S3 server as a separate process. */
export async function startS3Server(...options: readonly string[]): Promise<S3Server> {
  const script = path.join(projectRoot, 'scripts/release/src/testing/s3Server.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(server.stdout, 'data');
  return {
    env: {
      // "The AWS SDK will need Node 22", in each process.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      AWS_ENDPOINT_URL_S3: String(address).trim(),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'tests',
      AWS_SECRET_ACCESS_KEY: 'tests',
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
