import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '@tessera/platform/project';

/** A running command of the project, with what it has printed so far. */
export class NpmCommand {
  readonly #child: ChildProcess;
  output = '';
  readonly ended: Promise<number | null>;

  constructor(
    command: readonly string[],
    basePort: number,
    dataFolder: string,
    { folder = projectRoot, env = process.env }: { folder?: string; env?: NodeJS.ProcessEnv } = {},
  ) {
    this.#child = spawn('npm', command, {
      cwd: folder,
      env: { ...env, PORT: String(basePort), DATA_DIR: dataFolder, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that a signal reaches it as Ctrl-C reaches a terminal's foreground group.
      detached: true,
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  /** Resolves when the text has been printed; rejects with the output when the command ends first. */
  async printed(text: string): Promise<void> {
    let hasEnded = false;
    void this.ended.then(() => {
      hasEnded = true;
    });
    while (!this.output.includes(text)) {
      if (hasEnded) throw new Error(`The command ended without "${text}":\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ctrl-C. */
  async interrupt(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGINT');
    await this.ended;
  }

  /** Process id that the table names for an app. */
  pidOf(label: string): number {
    const [, pid] = new RegExp(`${label}\\s.*pid (\\d+)`).exec(this.output) ?? [];
    if (pid === undefined) throw new Error(`The table names no process for ${label}:\n${this.output}`);
    return Number(pid);
  }
}
