import { aGame, heldBack, onCleanup, silence, stubMedia, stubProvider } from '@tessera/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { composeWith } from '../../testing/composeWith';
import { renderGames } from '../../testing/renderGames';
import { RecommendedCarousel, recommendedContent } from './RecommendedCarousel';

/** Simulates layout, which jsdom lacks: a row of `rowWidth` in a window of `windowWidth`. */
function stubLayout(rowWidth: number, windowWidth: number) {
  const moves: ScrollToOptions[] = [];
  const { prototype } = HTMLElement;
  Object.defineProperty(prototype, 'scrollWidth', { configurable: true, get: () => rowWidth });
  Object.defineProperty(prototype, 'clientWidth', { configurable: true, get: () => windowWidth });
  prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    moves.push(options);
    this.scrollLeft = options.left ?? 0;
    fireEvent.scroll(this);
  } as HTMLElement['scrollTo'];
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onCleanup(() => {
    for (const name of ['scrollWidth', 'clientWidth', 'scrollTo']) Reflect.deleteProperty(prototype, name);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
  return moves;
}

beforeEach(() => void stubProvider({ games: silence() }));

const arrow = (name: 'Previous games' | 'Next games') => screen.getByRole('button', { name });

test('links seven games in order, each with its flag', () => {
  stubLayout(1052, 1052);
  renderGames(<RecommendedCarousel />);
  const carousel = screen.getByRole('region', { name: 'Recommended' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const links = within(carousel).getAllByRole('link');
  expect(links.map((link) => link.textContent.trim())).toEqual([
    'HOTSlots',
    'LIVEPoker',
    'LIVERoulette',
    'POPULARBlackjack',
    'NEWDice',
    'HOTCrash',
    'NEWWheel',
  ]);
  expect(links[3]).toHaveAttribute('href', '/game/Blackjack');
});

test('links only listed games, and marks those that cannot be played yet', async () => {
  stubLayout(1052, 1052);
  const items = [aGame({ name: 'Dice', provider: 'Ostia', playable: true }), aGame({ name: 'CRASH', playable: false })];
  stubProvider({ games: { games: { items } } });
  renderGames(<RecommendedCarousel />);
  const tiles = () => screen.getAllByRole('group').map(({ textContent }) => textContent);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'NEWDiceOstia',
    'HOTCrashComing soon',
  ]);
  expect(tiles()).toContain('LIVEPokerComing soon');
});

test('shows the composed games until the provider answers', async () => {
  stubLayout(1052, 1052);
  const games = (...names: readonly string[]) => ({ items: names.map((name) => aGame({ uuid: name, name })) });
  composeWith('games/RecommendedGames', recommendedContent, { games: { games: games('Dice', 'Keno') } });
  const { reply, release } = heldBack({ games: games('Dice', 'Crash') });
  stubProvider({ games: reply });
  renderGames(<RecommendedCarousel />);
  const dice = screen.getByRole('link');
  expect(dice).toHaveTextContent('Dice');
  release();
  expect(await screen.findByRole('link', { name: /Crash/ })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Dice/ })).toBe(dice);
});

test('prerenders nothing if the provider lists no recommended game', () => {
  expect(recommendedContent({ path: '/', answers: { games: { games: { items: [aGame({ name: 'Keno' })] } } } })).toBe(
    undefined,
  );
});

test('names each slide by its position', () => {
  stubLayout(1052, 1052);
  renderGames(<RecommendedCarousel />);
  const slide = screen.getByRole('group', { name: '3 of 7' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(within(slide).getByRole('link')).toHaveAttribute('href', '/game/Roulette');
});

test('scrolls 200 px per press and stops at the ends', async () => {
  const moves = stubLayout(1052, 700);
  const { user } = renderGames(<RecommendedCarousel />);
  expect(arrow('Previous games')).toHaveAttribute('aria-disabled', 'true');
  await user.click(arrow('Next games'));
  expect(moves.at(-1)).toEqual({ left: 200, behavior: 'smooth' });
  await user.click(arrow('Next games'));
  expect(moves.at(-1)?.left).toBe(352);
  expect(arrow('Next games')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Next games')).toHaveFocus();
  await user.click(arrow('Previous games'));
  expect(moves.at(-1)?.left).toBe(152);
});

test('scrolls without animation under reduced motion', async () => {
  stubMedia('(prefers-reduced-motion: reduce)');
  const moves = stubLayout(1052, 700);
  const { user } = renderGames(<RecommendedCarousel />);
  await user.click(arrow('Next games'));
  expect(moves).toEqual([{ left: 200, behavior: 'instant' }]);
});

test('cannot scroll when all seven fit', () => {
  stubLayout(1264, 1264);
  renderGames(<RecommendedCarousel />);
  expect(arrow('Previous games')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Next games')).toHaveAttribute('aria-disabled', 'true');
});

test('can be scrolled by keyboard without listed games', async () => {
  stubLayout(1052, 1052);
  stubProvider({ games: { games: { items: [aGame({ name: 'Other' })] } } });
  renderGames(<RecommendedCarousel />);
  expect(await screen.findByRole('group', { name: 'Recommended' })).toHaveAttribute('tabindex', '0');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
