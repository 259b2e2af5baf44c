import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import type { CheckResult } from './check';

/** Output and exit of a command. */
export interface ToolOutcome {
  readonly code: number;
  readonly output: string;
}

const running = new Set<ReturnType<typeof spawn>>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a tool that the workspace has installed. With `isLoud` its output goes to the terminal as well; after `timeoutMs` it is
 * ended, and its code is not 0.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { env?: Record<string, string>; isLoud?: boolean; timeoutMs?: number } = {},
): Promise<ToolOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(projectRoot, 'node_modules/.bin', tool), args, {
      cwd: projectRoot,
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs, killSignal: 'SIGKILL' as const }),
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
      if (options.isLoud) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Result of a check from a tool that only passes or fails. */
export async function runAsOne(tool: string, ...args: string[]): Promise<CheckResult> {
  const { code, output } = await runTool(tool, args);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
