import { act, renderHook } from '@testing-library/react';
import { installSiteConfig } from '../../testing';
import { useDocumentTitle, useMediaQuery } from '..';

test('puts the page’s title before the brand', () => {
  installSiteConfig({ brand: 'Opus' });
  const { rerender } = renderHook(({ title }) => useDocumentTitle(title), { initialProps: { title: 'Bets' } });
  expect(document.title).toBe('Bets · Opus');
  rerender({ title: 'Settings' });
  expect(document.title).toBe('Settings · Opus');
});

test('follows a media query', () => {
  const listeners = new Set<() => void>();
  const list = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true });
  const { result, unmount } = renderHook(() => useMediaQuery('(max-width: 100px)'));
  expect(result.current).toBe(false);
  list.matches = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('matches no media query where the browser does not support them', () => {
  expect(renderHook(() => useMediaQuery('(min-width: 1px)')).result.current).toBe(false);
});
