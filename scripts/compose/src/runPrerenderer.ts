import { spawn } from 'node:child_process';
import type { ContentRequest } from '@tessera/shared-contracts/prerender';

/** Milliseconds and characters that a prerenderer may take; ours take 0.5 s and 0.1 MB. */
const timeoutMs = 60_000;
const outputAtMost = 10_000_000;

/** Evaluates the prerenderer, which comes with its request over the standard input. */
const runner = `
let text = '';
process.stdin.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => {
  const { code, request } = JSON.parse(text);
  const module = { exports: {} };
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  process.stdout.write(JSON.stringify(module.exports.prerender(request)));
});`;

/**
 * Runs a release's prerenderer in a process of its own: with an empty environment, and without access to files, other
 * processes, threads or native code.
 *
 * @returns what it rendered, unparsed
 */
export function runPrerenderer(code: string, request: ContentRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--experimental-permission', '--no-warnings', '--max-old-space-size=512', '-e', runner],
      // React picks its production build by this.
      { env: { NODE_ENV: 'production' }, stdio: ['pipe', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' },
    );
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > outputAtMost) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      errors = (errors + part).slice(-2_000);
    });
    // A process that has ended takes no input; its exit code tells.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      if (exitCode !== 0) return reject(new Error(`The prerenderer ended with ${signal ?? exitCode}: ${errors}`));
      try {
        resolve(JSON.parse(output));
      } catch (error) {
        reject(error as Error);
      }
    });
    child.stdin.end(JSON.stringify({ code, request }));
  });
}
