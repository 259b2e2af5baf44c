import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { reportTraffic } from '@tessera/release/testing';
import { installPackages } from '@tessera/tooling/systemPackages';
import { parse } from 'yaml';
import { startSandboxProcess } from '../../../provider-sandbox/src/testing/sandboxProcess';

const folder = path.join(projectRoot, 'docker/monitoring');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const packages = ['prometheus', 'prometheus-alertmanager'];

/** Runs a program of Prometheus in the folder, and returns what it says. Where it is missing, Debian's packages are installed. */
function run(program: 'promtool' | 'amtool', ...args: readonly string[]): string {
  const start = () => spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  const first = start();
  const { error, status, stdout, stderr } = first.error && installPackages(...packages) ? start() : first;
  if (error) throw new UserError(`${program} could not be installed: apt-get install ${packages.join(' ')}`);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

test('the rules of alerts, and the two configurations, are valid', () => {
  run('promtool', 'check', 'rules', '--lint-fatal', 'alerts.yaml');
  run('promtool', 'check', 'config', 'prometheus.yaml');
  run('amtool', 'check-config', 'alertmanager.yaml');
});

test('alerts tell of what is sick, and of nothing that is usual', () => {
  run('promtool', 'test', 'rules', 'testing/alerts.yaml');
});

test.each([
  ['page', 'on-call'],
  ['look', 'team'],
])('an alert with the severity %s goes to %s', (severity, receiver) => {
  expect(read('alerts.yaml')).toContain(`severity: ${severity} `);
  const args = ['config', 'routes', 'test', '--config.file=alertmanager.yaml', `severity=${severity}`];
  expect(run('amtool', ...args).trim()).toBe(receiver);
});

test('Prometheus reads what pages reported, and sees the release that fails', async () => {
  run('promtool', '--version');
  const { authorization, static_configs: targets } = parse(read('prometheus.yaml')).scrape_configs[0];
  expect(readFileSync(path.join(projectRoot, 'docker/compose.yaml'), 'utf8')).toContain(
    `CONTROL_TOKEN: '\${CONTROL_TOKEN:-${authorization.credentials}}'`,
  );
  const sandbox = await startSandboxProcess({
    ...{ TELEMETRY_RELEASES: 'any', TRUSTED_PROXIES: 'loopback' },
    ...{ CONTROL: 'token', CONTROL_TOKEN: authorization.credentials },
  });
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-prometheus-'));
  cpSync(folder, copy, { recursive: true });
  const port = await findFreePorts(1, 9390);
  const quick = read('prometheus.yaml')
    .replace(targets[0].targets[0], new URL(sandbox.url).host)
    .replace(/scrape_interval: .*/, 'scrape_interval: 1s\n  evaluation_interval: 1s');
  writeFileSync(path.join(copy, 'prometheus.yaml'), quick);
  const address = `http://127.0.0.1:${port}`;
  const prometheus = spawn(
    'prometheus',
    ['--config.file=prometheus.yaml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`],
    { cwd: copy, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => prometheus.once('exit', resolve));
  const until = async (query: string, value: string) => {
    for (;;) {
      const answer = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`).catch(() => undefined);
      const found = (await answer?.json()) as { data?: { result: { value: [number, string] }[] } } | undefined;
      if (found?.data?.result.some((result) => result.value[1] === value)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  try {
    const traffic = { release: '1.0.0-aaaaaaaaaa', cohort: 'live', sessions: 20, failed: 10, violations: 20 } as const;
    await reportTraffic(sandbox.url, traffic);
    await until('sum(tessera_remote_sessions_total)', '20');
    await reportTraffic(sandbox.url, { ...traffic, sessions: 60, failed: 40, violations: 60 });
    await until('sum(tessera_policy_violations_total)', '80');
    await until('count(ALERTS{alertname="TesseraLiveReleaseSick",tessera_remote="lists"})', '1');
  } finally {
    prometheus.kill();
    await Promise.all([ended, sandbox.stop()]);
    rmSync(copy, { recursive: true });
  }
});
