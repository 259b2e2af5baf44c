import { createQueueEntry } from './hydrationQueue';

test('entries follow each other in the order in which they join', async () => {
  const [first, second, third] = [createQueueEntry(), createQueueEntry(), createQueueEntry()];
  const reached: string[] = [];
  void second.join().then(() => reached.push('second'));
  void first.join().then(() => reached.push('first'));
  const last = third.join().then(() => reached.push('third'));
  await Promise.resolve();
  expect(reached).toEqual(['second']);
  // A slot that unmounts leaves before its turn.
  first.leave();
  second.leave();
  await last;
  expect(reached).toEqual(['second', 'first', 'third']);
  third.leave();
});

test('an entry that joins again keeps its place', async () => {
  const [first, next] = [createQueueEntry(), createQueueEntry()];
  await first.join();
  const reached = next.join();
  await first.join();
  first.leave();
  await reached;
  next.leave();
});

test('an entry that never joins delays no other', async () => {
  createQueueEntry().leave();
  const next = createQueueEntry();
  await next.join();
  next.leave();
});
