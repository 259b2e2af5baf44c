import { renderHook } from '@testing-library/react';
import type { LoadedModule } from './loadExposed';
import { peekExposed } from './loadExposed';
import { useExposed } from './useExposed';

jest.mock('./loadExposed');

const loaded = { exposed: { default: () => null }, release: { container: 'a' } } as unknown as LoadedModule<
  'lists',
  'LiveBets'
>;
const peek = jest.mocked(peekExposed<'lists', 'LiveBets'>);

test('shows a module that has arrived in the first render', () => {
  peek.mockReturnValue(loaded);
  const states: string[] = [];
  renderHook(() => states.push(useExposed('lists', 'LiveBets').state.status));
  expect(states).toEqual(['ready']);
});

test('shows a module that arrives between the first render and its effect', () => {
  peek.mockReturnValueOnce(undefined).mockReturnValue(loaded);
  const { result } = renderHook(() => useExposed('lists', 'LiveBets'));
  expect(result.current.state).toMatchObject({ status: 'ready', loaded });
});
