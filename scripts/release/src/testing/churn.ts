import { runRelease } from '../runRelease';

/*
 * A team that promotes its app's two releases in turn without pause, until the process is killed. Prints each revision
 * that was reported as done.
 */
const [app = '', ...versions] = process.argv.slice(2);
const print = (line: string) => {
  const [, revision] = /Done in .* revision (\d+)/.exec(line) ?? [];
  if (revision !== undefined) process.stdout.write(`${revision}\n`);
};
for (let turn = 0; ; turn += 1) {
  const version = versions[turn % versions.length] ?? '';
  const code = await runRelease(['promote', app, version], {
    env: process.env,
    now: () => new Date(),
    print,
    printError: (line) => process.stderr.write(`${line}\n`),
  });
  if (code !== 0) process.exit(code);
}
