import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlChoice } from './useUrlChoice';

const Held = lazy(() => new Promise<never>(() => {}));

/** Suspends forever on URLs marked as slow. */
function Page({ isSlow }: { readonly isSlow: (address: string) => boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [choice, choose] = useUrlChoice('play');
  return (
    <>
      <button type="button" aria-pressed={choice === 'fun'} onClick={() => choose(choice === null ? 'fun' : null)}>
        Fun Play
      </button>
      <button type="button" onClick={() => navigate('?modal=wallet')}>
        Wallet
      </button>
      <button type="button" onClick={() => navigate('/transactions')}>
        Transactions
      </button>
      {isSlow(pathname + search) && <Held />}
    </>
  );
}

const address = () => window.location.pathname + window.location.search;
const press = (name: string) => screen.getByRole('button', { name });

test('stores the choice in the URL, and keeps other parameters', async () => {
  const { user } = renderWithPage(<Page isSlow={() => false} />, { route: '/game/Keno?ref=1', hasBrowserUrl: true });
  await user.click(press('Fun Play'));
  expect(press('Fun Play')).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/game/Keno?ref=1&play=fun');
  await user.click(press('Fun Play'));
  expect(address()).toBe('/game/Keno?ref=1');
});

test.each([
  ['Wallet', '/game/Keno?modal=wallet&play=fun'],
  ['Transactions', '/transactions'],
])('does not undo a navigation that is still being rendered: %s', async (name, expected) => {
  const isSlow = (shown: string) => shown !== '/game/Keno';
  const { user } = renderWithPage(<Page isSlow={isSlow} />, { route: '/game/Keno', hasBrowserUrl: true });
  await user.click(press(name));
  await user.click(press('Fun Play'));
  expect(address()).toBe(expected);
});
