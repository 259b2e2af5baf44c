import { act, render, screen } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { useMediaQuery } from './useMediaQuery';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

const Layout = () => <p>{useMediaQuery('screen and (max-width: 40em)') ? 'cards' : 'table'}</p>;
const Deferred = () => useDeferredValue(<Layout />);

test('a phone has the desktop layout on paper, from the moment before it prints', () => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  render(<Deferred />);
  expect(screen.getByText('cards')).toBeVisible();
  // Not within `act`: browsers print as soon as the listeners of the event have returned.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('table')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('cards')).toBeVisible();
});
