import styled from 'styled-components';
import { color, font } from '../../theme';
import { coinGlyphs } from './coinGlyphs';

const sizes = { sm: [20, 5], md: [28, 7], lg: [36, 9] } as const;

const Face = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size][0]}px;
  height: ${({ $size }) => sizes[$size][0]}px;
  border-radius: ${({ $size }) => sizes[$size][1]}px;
  overflow: hidden;
  forced-color-adjust: none;
  font: 650 ${({ $size }) => sizes[$size][0] / 2}px / 1 ${font.ui};
  color: ${color.text.primary};
  & > svg { display: block; width: 100%; height: 100%; }
`;

const grounds: ReadonlyMap<string, string> = new Map(Object.entries(color.coin));

/** Props of {@link CoinTile}. */
export interface CoinTileProps {
  /** Symbol of the coin in any case; a coin without a logo shows its first letter. */
  readonly symbol: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The logo of a coin. Decorative: the symbol is beside it as text. */
export function CoinTile({ symbol, size = 'md' }: CoinTileProps) {
  const key = symbol.toUpperCase();
  const glyph = coinGlyphs.get(key);
  return (
    // The background is an inline style: as a CSS rule, each coin of an opening list would be one more to compile.
    <Face aria-hidden="true" $size={size} style={{ background: grounds.get(key) ?? color.surface.pressed }}>
      {/* One unit of the margin is cropped, since the circle that needed it was removed. */}
      {glyph ? (
        <svg viewBox="1 1 30 30" aria-hidden="true">
          {glyph}
        </svg>
      ) : (
        /\P{C}/u.exec(key)?.[0]
      )}
    </Face>
  );
}
