import { aBalance, aGame, aGameSession, aSession } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';

export const list = {
  games: { items: [aGame({ uuid: 'keno-1', name: 'Keno' }), aGame({ uuid: 'dice-1', name: 'Dice' })] },
};
export const sessionAt = (url: string) => aGameSession({ data: { url } });
export const realUrl = 'https://games.example/keno?session=real';
export const funUrl = 'https://games.example/keno?session=fun';
/** A provider that lists two games and opens every session. */
export const handlers = {
  games: list,
  initGame: sessionAt(realUrl),
  initDemoGame: sessionAt(funUrl),
  balance: aBalance(),
};
export const player = aSession({ user: { id: 'p-1', username: 'marcella', email: 'marcella@tessera.example' } });

export const frame = () => screen.getByTitle<HTMLIFrameElement>('Keno game');
export const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Keno game');
