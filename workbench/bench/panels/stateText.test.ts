import fc from 'fast-check';
import { typeScriptOf } from './stateText';

test('writes a state as the project’s sources do', () => {
  const state = {
    id: 'recorded',
    title: 'The player’s "own" state',
    props: { view: 'deposit' },
    search: undefined,
    steps: [{ press: 'Deposit' }, { fill: "Player's name", text: 'x' }],
    storage: { 'a-b': 'c' },
  };
  expect(typeScriptOf(state)).toBe(`{
  id: 'recorded',
  title: 'The player’s "own" state',
  props: { view: 'deposit' },
  steps: [{ press: 'Deposit' }, { fill: "Player's name", text: 'x' }],
  storage: { 'a-b': 'c' },
}`);
});

test('means the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const isPlain = !JSON.stringify(value).includes('__proto__');
      fc.pre(isPlain);
      expect(new Function(`return ${typeScriptOf(value)}`)()).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
