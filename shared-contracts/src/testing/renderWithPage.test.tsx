import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { readSiteConfig } from '../config';
import { emit } from '../events';
import { useSession } from '../session';
import { Button } from '../ui';
import { aSession, recordEvents, renderWithPage } from '.';

function Who() {
  return <p>{useSession()?.user.username ?? 'visitor'}</p>;
}

function Brand() {
  return <p>{readSiteConfig().brand}</p>;
}

function Count() {
  return <p>{useSelector((state: { count: number }) => state.count)}</p>;
}

test('renders for a visitor unless a session is given', () => {
  renderWithPage(<Who />);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('renders for the given player', () => {
  renderWithPage(<Who />, { session: aSession({ user: { username: 'livia' } }) });
  expect(screen.getByText('livia')).toBeVisible();
});

test('keeps nothing from the previous test', () => {
  renderWithPage(<Who />);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('records events', async () => {
  const events = recordEvents();
  const { user } = renderWithPage(<Button onClick={() => emit('currency-picked', { currency: 'ETH' })}>Pick</Button>);
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  expect(events).toEqual([{ name: 'currency-picked', payload: { currency: 'ETH' } }]);
});

test('follows the router, and reads the site’s configuration', async () => {
  const { user, currentRoute } = renderWithPage(
    <>
      <Link to="/bets?page=2">Bets</Link>
      <Brand />
    </>,
    { route: '/game/Keno?demo=1', siteConfig: { brand: 'Opus' } },
  );
  expect(currentRoute()).toBe('/game/Keno?demo=1');
  expect(screen.getByText('Opus')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Bets' }));
  expect(currentRoute()).toBe('/bets?page=2');
});

test('provides the store of a remote', () => {
  const store = configureStore({ reducer: { count: () => 7 } });
  renderWithPage(<Count />, { store });
  expect(screen.getByText('7')).toBeVisible();
});
