import { readOptions } from './options';

test('measures everything when it is not told otherwise', () => {
  expect(readOptions([])).toEqual({
    parts: ['load', 'interaction', 'lists', 'build'],
    pairs: 15,
    routes: ['home', 'transactions', 'settings', 'game', 'wallet'],
    networks: ['slow-4g', '10mbps'],
    cache: ['cold', 'warm'],
    variants: ['composed', 'monolith', 'default-federation'],
    seed: undefined,
    out: undefined,
    isThroughProxy: false,
  });
});

test('measures what it is asked for', () => {
  const args = 'load --pairs 3 --routes home,wallet --networks 10mbps --cache warm --variants composed,monolith';
  expect(readOptions([...args.split(' '), '--seed', '0', '--out', 'x', '--through-proxy'])).toEqual({
    parts: ['load'],
    pairs: 3,
    routes: ['home', 'wallet'],
    networks: ['10mbps'],
    cache: ['warm'],
    variants: ['composed', 'monolith'],
    seed: 0,
    out: 'x',
    isThroughProxy: true,
  });
});

test.each([
  [['speed'], 'There is no "speed"'],
  [['--fast'], 'There is no "--fast"'],
  [['--pairs'], '--pairs needs a value'],
  [['--pairs', '0'], '--pairs is "0"'],
  [['--pairs', 'many'], '--pairs is "many"'],
  [['--routes', 'home,lobby'], '--routes does not know "lobby"'],
  [['--networks', '3g'], '--networks does not know "3g"'],
])('%p is refused with a reason and the usage', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
  expect(() => readOptions(args)).toThrow('npm run bench [-- PART');
});
