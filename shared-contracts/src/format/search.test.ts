import { foldText, searchableId, searchableText, searchedIdParts, searchedWords } from '.';

const finds = (search: string, ...names: string[]) =>
  searchedWords(search).every((word) => searchableText(...names).includes(word));

test.each([
  ['Hold’em – PRO', 'hold em pro'],
  ['CRÈME Brûlée', 'creme brulee'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['()', ''],
])('folds %p to %p', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each(["Odin's", 'Odin’s', 'Odinʼs', 'Odin s', 'ODINS', 'odín’s'])(
  '%p and all its spellings find each other',
  (name) => {
    for (const search of ["odin's", 'odin’s', 'odinʼs', 'odins', 'ODIN']) expect(finds(search, name)).toBe(true);
  },
);

test.each([
  ['cafe strasse', true],
  ['straße café', true],
  ['ostia roulette', true],
  ['ostiagames', true],
  ['cafes', false],
])('the search %p of a name and its provider: %p', (search, isFound) => {
  expect(finds(search, 'Café Roulette Straße', 'Ostia Games')).toBe(isFound);
});

test.each([
  ['66F2C1a09be4d1230a9be4a7', ['66f2c1a09be4d1230a9be4a7'], true],
  ['66f2c1…9be4a7', ['66f2c1', '9be4a7'], true],
  ['66f2c1...9be4a7', ['66f2c1', '9be4a7'], true],
  [' 66f2c1… ', ['66f2c1'], true],
  ['9be4a7…zzz', ['9be4a7', 'zzz'], false],
  ['…', [], true],
])('the search %p of an ID has the parts %j', (search, parts, isFound) => {
  expect(searchedIdParts(search)).toEqual(parts);
  expect(parts.every((part) => searchableId('66f2c1a09be4d1230a9be4a7').includes(part))).toBe(isFound);
});

test('the signs of an ID do not matter', () => {
  expect(searchableId('550E8400-e29b_41d4.é')).toBe('550e8400e29b41d4e');
});
