import { flagStones, type WalletCurrency } from './walletCurrencies';

const columns = 6;
const rows = 4;
const stone = 'h.88v.88h-.88z';

/** One path per colour: the positions of its tiles in the flag. */
function pathOf(flag: readonly string[], letter: string): string {
  const places = flag.flatMap((row, y) => Array.from(row, (laid, x) => ({ laid, x, y })));
  return places
    .filter(({ laid }) => laid === letter)
    .map(({ x, y }) => `M${x + 0.06} ${y + 0.06}${stone}`)
    .join('');
}

/** A currency's flag as a small mosaic. Decorative: the name is beside it. */
export function FlagTile({ currency }: { readonly currency: WalletCurrency }) {
  return (
    <svg
      aria-hidden="true"
      width="36"
      height="24"
      viewBox={`0 0 ${columns} ${rows}`}
      style={{ flex: 'none', borderRadius: 5, background: currency.colour }}
    >
      {Object.entries(flagStones).map(([letter, fill]) => (
        <path key={letter} fill={fill} d={pathOf(currency.flag, letter)} />
      ))}
    </svg>
  );
}
