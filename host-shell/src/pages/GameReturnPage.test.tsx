import { renderWithPage } from '@tessera/shared-contracts/testing';
import { GameReturnPage } from './GameReturnPage';

afterEach(() => jest.restoreAllMocks());

test('leads to the lobby outside of a frame', () => {
  const { currentRoute } = renderWithPage(<GameReturnPage />, { route: '/game-return' });
  expect(currentRoute()).toBe('/games');
});

test('tells the page round the frame, and nobody on another origin', () => {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  const { currentRoute } = renderWithPage(<GameReturnPage />, { route: '/game-return' });
  expect(postMessage).toHaveBeenCalledWith({ type: 'tessera:game-returned' }, window.location.origin);
  expect(currentRoute()).toBe('/game-return');
});
