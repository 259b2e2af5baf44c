import { Argument, commandLine, listOf, runnable, wholeNumber } from './commandLine';

const ran = jest.fn();
const run = runnable(
  commandLine('npm run paint --')
    .addArgument(new Argument('[wall]').choices(['north', 'south']))
    .option('--colours <names>', 'what to paint it', listOf(['red', 'blue']))
    .option('--coats <count>', 'how often', wholeNumber(1, 3))
    .action((wall, options) => ran(wall, options)),
);

test('runs with what was typed', async () => {
  await run(['south', '--colours', 'blue,red', '--coats', '2']);
  expect(ran).toHaveBeenLastCalledWith('south', { colours: ['blue', 'red'], coats: 2 });
  await run([]);
  expect(ran).toHaveBeenLastCalledWith(undefined, {});
});

test.each([
  [['east'], /Allowed choices are north, south/],
  [['north', 'south'], /too many arguments/],
  [['--coat'], /unknown option '--coat'\n\(Did you mean --coats\?\)/],
  [['--coats'], /argument missing/],
  [['--coats', '4'], /a whole number, 1 to 3/],
  [['--coats', ''], /a whole number/],
  [['--coats', '1.5'], /a whole number/],
  [['--colours', 'red,green'], /There is no "green"\. There are: red, blue/],
])('refuses %j and says how the command is used', async (typed, reason) => {
  ran.mockClear();
  const refusal = run(typed);
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow('Usage: npm run paint -- [options] [wall]');
  expect(ran).not.toHaveBeenCalled();
});

test('is checked without running', () => {
  ran.mockClear();
  expect(() => run.check(['south', '--coats', '2'])).not.toThrow();
  expect(() => run.check(['east'])).toThrow(/Allowed choices are north, south/);
  expect(ran).not.toHaveBeenCalled();
});

test('only prints its usage with --help', async () => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  ran.mockClear();
  run.check(['--help']);
  expect(said).not.toHaveBeenCalled();
  await run(['--help']);
  expect(said.mock.calls.join('')).toContain('--colours <names>  what to paint it');
  expect(ran).not.toHaveBeenCalled();
  said.mockRestore();
});
