import { renderWithPage } from '@tessera/shared-contracts/testing';
import { GameReturnPage } from './GameReturnPage';

afterEach(() => jest.restoreAllMocks());

test('links to the lobby outside a frame', () => {
  const { currentRoute } = renderWithPage(<GameReturnPage />, { route: '/game-return' });
  expect(currentRoute()).toBe('/games');
});

test('notifies the page around the frame, on the same origin only', () => {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  const { currentRoute } = renderWithPage(<GameReturnPage />, { route: '/game-return' });
  expect(postMessage).toHaveBeenCalledWith({ type: 'tessera:game-returned' }, window.location.origin);
  expect(currentRoute()).toBe('/game-return');
});
