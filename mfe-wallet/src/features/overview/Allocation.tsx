import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import { color, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { divideBalances, type Share } from './divideBalances';
import { messages } from './overview.messages';

const tileCount = 48;
/** Alternating tones of one colour, so that the strip looks like laid stone. */
const tones = [1, 0.94, 0.9, 0.86, 0.78];

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(24, minmax(0, 1fr));
  gap: 2px;
  /* The chart keeps its colours in forced-colors mode. */
  forced-color-adjust: none;
`;

const Stone = styled.span`
  height: 12px;
  border-radius: 2px;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  min-height: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${type.caption};
  & > li { display: inline-flex; align-items: center; gap: 6px; min-width: 0; font-variant-numeric: tabular-nums; }
  & > li > i { flex: none; width: 8px; height: 8px; border-radius: 2px; forced-color-adjust: none; }
  & > li > bdi { min-width: 0; overflow-wrap: anywhere; }
  & > li > span { color: ${color.text.tertiary}; }
`;

const grounds: ReadonlyMap<string, string> = new Map(Object.entries(color.coin));
/** A coin without its own colour must not look like an empty tile. */
const groundOf = (symbol: string | undefined): string =>
  symbol === undefined ? color.surface.pressed : (grounds.get(symbol) ?? color.text.tertiary);

/** A strip of tiles that shows each currency's share of the total. */
export function Allocation({ balances }: { readonly balances: readonly CurrencyBalance[] }) {
  const shares = divideBalances(balances, tileCount);
  const symbols = shares.flatMap(({ symbol, tiles }) => Array<string>(tiles).fill(symbol));
  return (
    <>
      <Strip aria-hidden="true">
        {Array.from({ length: tileCount }, (_, index) => (
          <Stone
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are fixed places of the strip
            key={index}
            style={{ background: groundOf(symbols[index]), opacity: tones[index % tones.length] }}
          />
        ))}
      </Strip>
      <Legend aria-label={messages.allocation}>
        {shares.map((share) => (
          <LegendEntry key={share.symbol} share={share} />
        ))}
        {shares.length === 0 && <li>{messages.nothingAllocated}</li>}
      </Legend>
    </>
  );
}

const LegendEntry = ({ share }: { readonly share: Share }) => (
  <li>
    <i style={{ background: groundOf(share.symbol) }} />
    <bdi translate="no">{share.symbol}</bdi> <span>{share.percent}</span>
  </li>
);
