import { createTurn } from './turns';

test('turns follow each other in the order in which they are begun', async () => {
  const [first, second, third] = [createTurn(), createTurn(), createTurn()];
  const begun: string[] = [];
  void second.begin().then(() => begun.push('second'));
  void first.begin().then(() => begun.push('first'));
  const last = third.begin().then(() => begun.push('third'));
  await Promise.resolve();
  expect(begun).toEqual(['second']);
  // A slot that goes away ends its turn before it has it.
  first.end();
  second.end();
  await last;
  expect(begun).toEqual(['second', 'first', 'third']);
  third.end();
});

test('a turn that is begun again keeps its place', async () => {
  const [first, next] = [createTurn(), createTurn()];
  await first.begin();
  const begun = next.begin();
  await first.begin();
  first.end();
  await begun;
  next.end();
});

test('a turn that is never begun holds nobody up', async () => {
  createTurn().end();
  const next = createTurn();
  await next.begin();
  next.end();
});
