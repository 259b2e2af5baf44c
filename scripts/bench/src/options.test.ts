import { runnable } from '@tessera/platform/project/commandLine';
import { type BenchOptions, benchCommand } from './options';

async function readOptions(typed: readonly string[]): Promise<BenchOptions | undefined> {
  let read: BenchOptions | undefined;
  await runnable(
    benchCommand((options) => {
      read = options;
    }),
  )(typed);
  return read;
}

test('measures everything by default', async () => {
  expect(await readOptions([])).toEqual({
    parts: ['load', 'sizes'],
    pairs: 5,
    networks: ['slow-4g'],
    cache: ['cold', 'warm'],
    cpu: 4,
  });
});

test('measures what the options select', async () => {
  const args = 'load --pairs 3 --routes home,wallet --networks 10mbps --cache warm --cpu 1';
  expect(await readOptions(args.split(' '))).toEqual({
    parts: ['load'],
    pairs: 3,
    routes: ['home', 'wallet'],
    networks: ['10mbps'],
    cache: ['warm'],
    cpu: 1,
  });
});

test.each([
  [['speed'], /'speed' is invalid.*Allowed choices are load/],
  [['--fast'], /unknown option '--fast'/],
  [['--pairs', '0'], /'0' is invalid.*whole number, 1 or more/],
  [['--routes', 'home,lobby'], /There is no "lobby"/],
  [['--networks', '3g'], /There is no "3g"/],
])('%p is refused with a reason and the usage', async (args, reason) => {
  const refusal = readOptions(args);
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow('Usage: npm run bench -- [options] [part...]');
});
