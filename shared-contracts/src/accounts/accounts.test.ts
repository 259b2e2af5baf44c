import fc from 'fast-check';
import {
  asciiEmail,
  checkUsername,
  isEmail,
  isLoginPassword,
  isNewEmail,
  isSamePassword,
  isStrongPassword,
  normalizePassword,
  passwordRules,
  readableEmail,
  usernameKey,
  usernameMessages,
} from '.';

const { required, characters, reserved, tooLong } = usernameMessages;

test.each([
  'marcella',
  ' marcella ',
  'm',
  'Marcella',
  '7',
  'julia_b',
  'julia-b.c_d',
  'tesseract',
  'admiral',
  'x'.repeat(40),
])('the username %j is accepted', (username) => expect(checkUsername(username)).toBeUndefined());

test.each([
  ['nothing', '', required],
  ['only spaces', ' \t\n\u00a0', required],
  ['a zero-width space', 'mar\u200bcella', characters],
  ['a trailing zero-width space', 'marcella\u200b', characters],
  ['only a zero-width space', '\u200b', characters],
  ['a zero-width joiner', 'mar\u200dcella', characters],
  ['a soft hyphen', 'mar\u00adcella', characters],
  ['a line break', 'mar\ncella', characters],
  ['a space', 'mar cella', characters],
  ['a NUL', 'mar\u0000cella', characters],
  ['a Cyrillic а', 'm\u0430rcella', characters],
  ['a Greek α', 'm\u03b1rcella', characters],
  ['full-width letters', 'ｍａｒｃｅｌｌａ', characters],
  ['a right-to-left override', '\u202eallecram', characters],
  ['a right-to-left isolate', '\u2067allecram\u2069', characters],
  ['39 combining marks', `m${'\u0301'.repeat(39)}`, characters],
  ['an accent', 'josé', characters],
  ['a combining accent', 'jose\u0301', characters],
  ['the Kelvin sign', '\u212ael', characters],
  ['digits of another script', 'player١', characters],
  ['an emoji', 'dice🎲', characters],
  ['a lone surrogate', 'mar\ud800', characters],
  ['only dots', '..', characters],
  ['a dot', '.', characters],
  ['a leading sign', '_marcella', characters],
  ['a trailing sign', 'marcella.', characters],
  ['two signs in a row', 'mar__cella', characters],
  ['a path', '../marcella', characters],
  ['markup', '<b>marcella</b>', characters],
  ['41 characters', 'x'.repeat(41), tooLong(40)],
  ['admin', 'admin', reserved],
  ['Admin', 'Admin', reserved],
  ['a look-alike of admin', 'adm1n', reserved],
  ['admin with a number', 'admin1', reserved],
  ['tessera with a number', 'Tessera_2026', reserved],
  ['support with a sign', 'sup-port', reserved],
  ['a reserved part', 'tessera_team', reserved],
  ['two reserved parts', 'official.support', reserved],
])('a username with %s is refused', (_, username, message) => {
  expect(checkUsername(username)).toBe(message);
});

test.each([
  ['marcella', 'MARCELLA', true],
  ['marcella', 'marceIIa', true],
  ['marcella', 'marce11a', true],
  ['octavio', 'octavi0', true],
  ['marcella', 'marcela', false],
  ['mar.cella', 'mar_cella', false],
  ['modern', 'modem', false],
])('%s and %s are the same name: %p', (one, other, isSame) => {
  expect(usernameKey(one) === usernameKey(other)).toBe(isSame);
});

const addresses: readonly (readonly [address: string, isTaken: boolean, isNewTaken: boolean])[] = [
  ['player@tessera.example', true, true],
  [' player@tessera.example ', true, true],
  ['a@b.c', true, true],
  ["o'brien+casino@mail.tessera.example", true, true],
  ['player@xn--bcher-kva.example', true, true],
  ['player', false, false],
  ['player@tessera', false, false],
  ['@tessera.example', false, false],
  ['player @tessera.example', false, false],
  ['player@a@tessera.example', false, false],
  ['', false, false],
  [`${'x'.repeat(250)}@b.c`, true, true],
  [`${'x'.repeat(251)}@b.c`, false, false],
  ['play\u200ber@tessera.example', true, false],
  ['player@tessera.example\u200b', true, true],
  ['play\u00ader@tessera.example', true, false],
  ['pl\u0430yer@tessera.example', true, false],
  ['player@tess\u0435ra.example', true, true],
  ['player@bücher.example', true, true],
  ['bücher@bücher.example', true, false],
  ['player@bücher', false, false],
  ['player@bücher.example/x', true, false],
  ['player@bü\u0000cher.example', true, false],
  ['player@１２７.１', true, false],
  [`${'x'.repeat(230)}@${'ü'.repeat(20)}.example`, false, false],
  ['\u202eplayer@tessera.example', true, false],
  ['play\u0000er@tessera.example', true, false],
  ['me<player@tessera.example>', true, false],
  ['"player"@tessera.example', true, false],
  ['a,player@tessera.example', true, false],
  ['player@-tessera.example', true, false],
  ['player@tessera..example', true, false],
];
test.each(addresses)('the address %j is accepted: %p, of a new player: %p', (address, isTaken, isNewTaken) => {
  expect([isEmail(address), isNewEmail(address)]).toEqual([isTaken, isNewTaken]);
});

test.each([
  ['composed and decomposed accents', 'tésséra-2026', 'te\u0301sse\u0301ra-2026'],
  ['full-width and usual letters', 'Ｔessera2026!', 'Tessera2026!'],
  ['a ligature and its letters', 'oﬃce-tessera', 'office-tessera'],
])('%s are one password', (_, one, other) => {
  expect(isSamePassword(one, other)).toBe(true);
  expect(normalizePassword(one)).toBe(normalizePassword(other));
});

test.each([
  ['x'.repeat(11), false, false],
  ['x'.repeat(12), true, true],
  ['x'.repeat(15), true, true],
  ['x'.repeat(16), false, false],
  ['🎲'.repeat(6), false, false],
  ['🎲'.repeat(12), true, true],
  // Eight as they are counted; an older account counted them as twelve.
  [`${'e\u0301'.repeat(4)}1234`, false, true],
  // Eighteen for one.
  ['\ufdfa12345678901', false, true],
])('the length of %j is right for a new password: %p, for a login: %p', (password, isNew, isOld) => {
  expect([passwordRules.length(password), isLoginPassword(password)]).toEqual([isNew, isOld]);
});

test.each([
  ['Tessera2026!', true],
  ['Ｔessera2026!', true],
  ['Tésséra2026!', false],
  ['Tessera 2026!', false],
  ['tessera2026!', false],
])('%j is strong: %p', (password, expected) => expect(isStrongPassword(password)).toBe(expected));

test.each([
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  [' anna@Bu\u0308cher.example ', 'anna@xn--bcher-kva.example'],
  ['Anna@BÜCHER.example', 'Anna@xn--bcher-kva.example'],
  ['anna@bücher。example', 'anna@xn--bcher-kva.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['Anna@Tessera.example', 'Anna@Tessera.example'],
  ['anna@bü/cher.example', 'anna@bü/cher.example'],
  ['anna', 'anna'],
])('%j is sent and compared as %s', (typed, expected) => {
  expect(asciiEmail(typed)).toBe(expected);
});

test.each([
  ['anna@xn--bcher-kva.example', 'anna@bücher.example'],
  ['anna@bücher.example', 'anna@bücher.example'],
  ['anna@XN--BCHER-KVA.example', 'anna@bücher.example'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['anna@例え.テスト', 'anna@例え.テスト'],
  ['anna@tessera.example', 'anna@tessera.example'],
  ['anna@xn--tessera-.example', 'anna@xn--tessera-.example'],
  ['anna@xn--\u007f.example', 'anna@xn--\u007f.example'],
])('%j is shown as %s', (email, shown) => {
  expect(readableEmail(email)).toBe(shown);
});

test.each([
  ['a Cyrillic look-alike', 'anna@\u0430\u0440\u0440\u04cf\u0435.com'],
  ['a Cyrillic word with a western ending', 'anna@почта.example'],
  ['two scripts in a word', 'anna@tess\u0435ra.example'],
  ['a dotless i', 'anna@tw\u0131tch.example'],
])('%s is shown in ASCII', (_, email) => {
  expect(readableEmail(email)).toBe(asciiEmail(email));
  expect(readableEmail(email)).toMatch(/@xn--/);
});

test('what is shown of an address is the same address', () => {
  const domain = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(domain, (label) => {
      const email = asciiEmail(`anna@${label}.example`);
      expect(asciiEmail(readableEmail(email))).toBe(email);
      expect(asciiEmail(email)).toBe(email);
    }),
  );
});
