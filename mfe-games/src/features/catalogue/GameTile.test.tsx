import { fireEvent, screen } from '@testing-library/react';
import { renderGames } from '../../testing/renderGames';
import { GameTile } from './GameTile';

const picture = () => {
  const element = document.querySelector('img');
  if (element === null) throw new Error('The tile has no picture.');
  return element;
};

test('launches the game at its encoded name', async () => {
  const { user, currentRoute } = renderGames(<GameTile name="Book of Rome" provider="Ostia Games" />);
  await user.click(screen.getByRole('link', { name: 'Book of Rome Ostia Games' }));
  expect(currentRoute()).toBe('/game/Book%20of%20Rome');
});

test('shows its flag', () => {
  renderGames(<GameTile name="Slots" flag="HOT" />);
  expect(screen.getByRole('link', { name: /HOT/ })).toBeInTheDocument();
});

test('shows the provider’s picture', () => {
  renderGames(<GameTile name="Keno" image="https://cdn.example/keno.png" />);
  expect(picture()).toHaveAttribute('src', 'https://cdn.example/keno.png');
});

test('shows our own art if the picture does not load', () => {
  renderGames(<GameTile name="Keno" image="https://cdn.example/keno.png" />);
  fireEvent.error(picture());
  expect(picture()).not.toHaveAttribute('src', 'https://cdn.example/keno.png');
  fireEvent.error(picture());
  expect(picture()).toBeInTheDocument();
});

test('hides pictures from screen readers, since the name is beside them', () => {
  renderGames(<GameTile name="Keno" />);
  expect(picture()).toHaveAttribute('alt', '');
});
