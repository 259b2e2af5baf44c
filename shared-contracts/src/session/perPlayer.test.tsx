import { act, render, screen } from '@testing-library/react';
import { aSession, storeSession } from '../testing';
import { clearSession, perPlayer, usePerPlayer, writeSession } from '.';

const marcella = aSession();
const livia = aSession({ token: 'token-of-livia', user: { id: 'livia' } });

beforeEach(() => storeSession(undefined));

function setUp() {
  const stopped: (string | undefined)[] = [];
  const ofPlayer = perPlayer((userId) => ({ value: { userId }, stop: () => stopped.push(userId) }));
  return { ofPlayer, stopped };
}

test('gives each player a different value', () => {
  const { ofPlayer, stopped } = setUp();
  const first = ofPlayer('marcella');
  expect(ofPlayer('marcella')).toBe(first);
  expect(stopped).toEqual([]);
  expect(ofPlayer('livia')).toEqual({ userId: 'livia' });
  expect(ofPlayer(undefined)).toEqual({ userId: undefined });
  expect(stopped).toEqual(['marcella', 'livia']);
});

test('gives a returning player a new value', () => {
  const { ofPlayer } = setUp();
  const before = ofPlayer('marcella');
  ofPlayer(undefined);
  expect(ofPlayer('marcella')).not.toBe(before);
});

test('gives a new value after the session has ended, even if it was not read in between', () => {
  const { ofPlayer, stopped } = setUp();
  storeSession(marcella);
  const { id } = marcella.user;
  const before = ofPlayer(id);
  writeSession({ ...marcella, token: 'renewed' }, 'updated');
  expect(ofPlayer(id)).toBe(before);
  clearSession('expired');
  expect(stopped).toEqual([id]);
  writeSession(marcella);
  expect(ofPlayer(id)).not.toBe(before);
});

test('the subtree is recreated for each player, and never rendered with another player’s value', () => {
  const { ofPlayer } = setUp();
  const drawn: string[] = [];
  function Below({ owner }: { readonly owner: string | undefined }) {
    drawn.push(`${owner}`);
    return <input aria-label="field" />;
  }
  function Root() {
    const { key, value } = usePerPlayer(ofPlayer);
    return <Below key={key} owner={value.userId} />;
  }
  storeSession(marcella);
  render(<Root />);
  const field = screen.getByRole('textbox');
  act(() => void writeSession({ ...marcella, token: 'renewed' }, 'updated'));
  expect(screen.getByRole('textbox')).toBe(field);
  drawn.length = 0;
  act(() => void writeSession(livia));
  expect(field).not.toBeInTheDocument();
  expect(new Set(drawn)).toEqual(new Set(['livia']));
  act(() => clearSession());
  expect(drawn.at(-1)).toBe('undefined');
});
