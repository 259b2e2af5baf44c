import { onCleanup, stubMedia } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleWins } from '../../states/sampleWins';
import { renderGames } from '../../testing/renderGames';
import { RecentWinsStrip } from './RecentWinsStrip';

const show = () => renderGames(<RecentWinsStrip wins={sampleWins} onlinePlayers={2341} isSample />);
const motion = () => document.querySelector('[data-motion]')?.getAttribute('data-motion');

function hideTab(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  onCleanup(() => Reflect.deleteProperty(document, 'hidden'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('shows eighteen wins, only once to screen readers, labelled as sample data', async () => {
  show();
  const strip = screen.getByRole('region', { name: 'Recent wins' });
  await waitFor(() => expect(within(strip).getAllByRole('listitem')).toHaveLength(18));
  expect(within(strip).getByText('Sample data')).toBeVisible();
  expect(within(strip).getByText('2,341 players online')).toBeVisible();
  expect(within(strip).getAllByRole('listitem')[0]).toHaveTextContent('Limbokestrel+0.01482 BTC');
});

test('starts with the visible wins, and adds the rest once the strip moves', async () => {
  show();
  const tiles = () => document.querySelectorAll('li').length;
  expect(tiles()).toBe(8);
  await waitFor(() => expect(tiles()).toBe(18 + 8));
});

test('moves until the player pauses it', async () => {
  const { user } = show();
  expect(motion()).toBe('moving');
  await user.click(screen.getByRole('button', { name: 'Pause recent wins' }));
  expect(motion()).toBe('paused');
  await user.click(screen.getByRole('button', { name: 'Play recent wins' }));
  expect(motion()).toBe('moving');
});

test('is scrolled by keyboard while it is paused', async () => {
  const { user } = show();
  expect(screen.queryByRole('group', { name: 'Recent wins' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pause recent wins' }));
  await user.tab();
  expect(screen.getByRole('group', { name: 'Recent wins' })).toHaveFocus();
});

test('does not move if there are too few wins', () => {
  renderGames(<RecentWinsStrip wins={sampleWins.slice(0, 3)} onlinePlayers={2341} />);
  expect(motion()).toBe('still');
  expect(document.querySelectorAll('li')).toHaveLength(3);
});

test('the pause button can be reached by keyboard', async () => {
  const { user } = show();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause recent wins' })).toHaveFocus();
});

test('stops while the tab is hidden', () => {
  show();
  hideTab(true);
  expect(motion()).toBe('paused');
  hideTab(false);
  expect(motion()).toBe('moving');
});

test('does not move with reduced motion, and can be scrolled', async () => {
  stubMedia('(prefers-reduced-motion: reduce)');
  show();
  expect(motion()).toBe('still');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Recent wins' })).toHaveAttribute('tabindex', '0');
  await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(18));
});
