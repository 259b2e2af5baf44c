import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { installSiteConfig, onCleanup } from '../../testing';
import { useDocumentTitle, useIsPrerendered, useMediaQuery, useWasPrerendered } from '..';

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

describe('a component that hydrates prerendered markup', () => {
  const renders: string[] = [];
  function Part() {
    const seen = `${useWasPrerendered()} ${useIsPrerendered()} ${useMediaQuery('(min-width: 1px)')}`;
    renders.push(seen);
    return <p>{seen}</p>;
  }
  beforeEach(() => {
    renders.length = 0;
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true });
    onCleanup(() => Reflect.deleteProperty(window, 'matchMedia'));
  });

  test('first renders the prerendered markup, and corrects it in one further render', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part />);
    expect(container).toHaveTextContent('true true false');
    renders.length = 0;
    const errors = jest.fn();
    render(<Part />, { container, hydrate: true, onRecoverableError: errors });
    expect(renders).toEqual(['true true false', 'true false true']);
    expect(container).toHaveTextContent('true false true');
    expect(errors).not.toHaveBeenCalled();
  });

  test('renders the final state at once where it was not prerendered', () => {
    render(<Part />);
    expect(renders).toEqual(['false false true']);
    expect(screen.getByText('false false true')).toBeInTheDocument();
  });
});
