import { parseSections, referenceFindings } from './references';

const sections = parseSections(`# Title

## 5. Validation rules
- **Login**: an address.

## 12. Session
### Auth modal
| item | value |
|---|---|
| Resend cooldown | 60 s |
`);

// Not written as references, since the check reads this file as well.
const sign = '\u00a7';
const word = 'decisions';

test.each<[string, string, readonly string[]]>([
  ['a section', `as spec ${sign}5 says`, []],
  ['the title of a section', `(spec ${sign}12 Session)`, []],
  ['a heading, a bold term and a row', `(spec ${sign}12 Auth modal, ${sign}5 Login, ${sign}12 Resend cooldown)`, []],
  ['a name that continues in the next line', `/**\n * (spec ${sign}12 Auth\n * modal)\n */`, []],
  ['no section', `\n\n(spec ${sign}7)`, [`3: ${sign}7 is not a section of docs/spec`]],
  ['a name of another section', `(spec ${sign}12 Login).`, [`1: ${sign}12 has no "Login"`]],
  ['the beginning of a name', `spec ${sign}12 Auth, or`, [`1: ${sign}12 has no "Auth"`]],
  ['more than a name', `spec ${sign}5 Logins`, [`1: ${sign}5 has no "Logins"`]],
  ['a wrong one among others', `spec ${sign}5, ${sign}12 Login`, [`1: ${sign}12 has no "Login"`]],
  ['another form', `(${word}, Names)`, [`1: "${word}," names no section: write "spec ${sign}12" and a name in it`]],
])('%s', (_claim, text, findings) => expect(referenceFindings(text, sections)).toEqual(findings));
