import { anySignal } from './anySignal';

test('aborts with the first of its signals, for its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal(first.signal, second.signal);
  expect(signal.aborted).toBe(false);
  second.abort('left');
  first.abort('late');
  expect(signal.reason).toBe('left');
});

test('is aborted at once if one of them is', () => {
  const open = new AbortController();
  expect(anySignal(open.signal, AbortSignal.abort('gone')).reason).toBe('gone');
});
