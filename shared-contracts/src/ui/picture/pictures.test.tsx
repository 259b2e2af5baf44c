import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Avatar, CoinTile, Die, type DieFace } from '..';
import { mosaicOf } from '../basics/picture/mosaicOf';
import { coinGlyphs } from './coinGlyphs';

describe('mosaic of a player', () => {
  test('is the same for the same id, in any case', () => {
    expect(mosaicOf('66f0a4c19e2b7d53')).toEqual(mosaicOf('66F0A4C19E2B7D53'));
  });

  test('is symmetrical, within the grid, and never has two stones in one cell', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { tesserae } = mosaicOf(seed);
        const tones = new Map(tesserae.map(({ column, row, tone }) => [`${column} ${row}`, tone]));
        expect(tones.size).toBe(tesserae.length);
        for (const { column, row, tone } of tesserae) {
          expect(tones.get(`${4 - column} ${row}`)).toBe(tone);
          expect(column >= 0 && column < 5 && row >= 0 && row < 5).toBe(true);
        }
      }),
    );
  });

  test('differs from player to player', () => {
    const ids = Array.from({ length: 200 }, (_, index) => (0x66f0a4c1 + index).toString(16));
    expect(new Set(ids.map((id) => JSON.stringify(mosaicOf(id)))).size).toBeGreaterThan(195);
    expect(new Set(ids.map((id) => mosaicOf(id).ground)).size).toBe(6);
  });
});

test.each([1, 2, 3, 4, 5, 6] satisfies DieFace[])('die face %p has the same number of pips', (face) => {
  const { container } = render(<Die face={face} />);
  expect(container.querySelectorAll('rect')).toHaveLength(face + 1);
});

test.each([['BTC'], ['ETH'], ['LTC'], ['USDT'], ['SOL'], ['DOGE'], ['BCH'], ['XRP'], ['TRX']])(
  'draws the coin %s',
  (symbol) => {
    expect(coinGlyphs.get(symbol)).toBeDefined();
    const { container } = render(<CoinTile symbol={symbol.toLowerCase()} />);
    expect(container.querySelector('path')).toBeInTheDocument();
  },
);

test('shows the letter of a coin without a logo', () => {
  const { container } = render(<CoinTile symbol="zec" />);
  expect(container).toHaveTextContent('Z');
});

test('pictures are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Avatar seed="a" size={72} />
      <CoinTile symbol="BTC" size="lg" />
      <Die face={3} />
    </>,
  );
  expect([...container.children].every((picture) => picture.getAttribute('aria-hidden') === 'true')).toBe(true);
});
