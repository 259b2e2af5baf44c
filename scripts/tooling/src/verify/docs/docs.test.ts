import { commandFindings, commandsIn } from './commands';
import { parseDocument } from './documents';
import { linkFindings } from './links';
import { nameChecker } from './names';
import { pathChecker } from './paths';

const [pathFindings, nameFindings] = [pathChecker(), nameChecker()];

/** Accepts at most one argument. */
const readers = {
  start: (args: readonly string[]) => {
    if (args.length > 1) throw new Error(`${args[1]} is not understood`);
  },
};

/** Concatenated, so that no source contains the name that has to be unknown. */
const unknownName = ['no', 'Such', 'Name'].join('');

test.each<[string, string, readonly string[]]>([
  ['a link to a file', '[testing](testing.md)', []],
  ['a link to a heading', '[tests](testing.md#what-stands-where), [here](#a-title)\n\n# A `title`', []],
  ['a link to an address', '[site](https://site.example/nothing.md)', []],
  ['a link to no file', '[x](nothing.md)', ['nothing.md does not exist']],
  ['a link to no heading', '[x](testing.md#nothing)', ['testing.md#nothing is not a heading of docs/testing.md']],
  ['a path from the project on', '`scripts/tessera.mjs`, `docs/`', []],
  ['a path from a package on, with what varies', '`src/remote.ts`, `<feature>.api.ts`, `e2e/*.spec.ts`', []],
  ['an import of a package of ours', '`shared-contracts/money`', []],
  ['a folder that is ignored', '`provider-sandbox/.data`', []],
  ['a path to nothing', '`docs/nothing.md`', ['`docs/nothing.md` is not a file or folder']],
  [
    'a path to nothing in a command',
    '```\nnpx tsx scripts/none.ts\n```',
    ['`scripts/none.ts` is not a file or folder'],
  ],
  ['a name of the sources', '`createRemote`, `balance-changed`, `RATE_LIMIT_LOGIN`, `_REGISTER`', []],
  ['a name of no source', `\`${unknownName}()\``, [`\`${unknownName}()\`: no source knows ${unknownName}`]],
  ['a command', '`npm start -- --fresh`, `npm run tokens -w shared-contracts`', []],
  ['a script that is not there', '`npm run nothing`', ['`npm run nothing`: there is no such script']],
  [
    'a script of another package',
    '`npm run tokens`, `npm run start -w host-shell`',
    ['`npm run tokens`: there is no such script', '`npm run start -w host-shell`: there is no such script'],
  ],
  ['a package that is not there', '`npm run x -w nowhere`', ['`npm run x -w nowhere`: there is no such script']],
  ['arguments that are not understood', '`npm start -- one two`', ['`start one two`: two is not understood']],
])('%s', (_claim, text, findings) => {
  const document = parseDocument('docs/page.md', text);
  expect([
    ...linkFindings(document),
    ...pathFindings(document),
    ...nameFindings(document),
    ...commandFindings(document, readers),
  ]).toEqual(findings);
});

test.each([
  ['npm test    # runs every check', ['npm', 'test']],
  ['mfe-lists $ npm run release -- publish', ['npm', 'run', 'release', '--', 'publish']],
  ['PORT=4000 npm start', ['npm', 'start']],
  ['npm run bench          everything', ['npm', 'run', 'bench']],
])('reads the command of "%s"', (line, words) => expect(commandsIn(line)).toEqual([words]));

test('does not mistake a sentence for a command', () =>
  expect(commandsIn('Next: npm run release -- check lists')).toEqual([]));
