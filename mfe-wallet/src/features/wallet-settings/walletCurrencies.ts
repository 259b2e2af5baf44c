import { smalti } from '@tessera/shared-contracts/theme';

/** A currency that a balance could be kept in (spec §3 Wallet-settings currency option). */
export interface WalletCurrency {
  readonly code: string;
  readonly name: string;
  /** Its flag in 6 × 4 tiles: each a letter of {@link flagStones}. */
  readonly flag: readonly string[];
  readonly colour: string;
}

/** Colours of the tiles. */
export const flagStones = {
  b: smalti.lapis[1],
  g: smalti.malachite[3],
  r: smalti.cinnabar[1],
  w: smalti.bone[2],
  y: smalti.saffron[1],
};

/** The six options, in the order of spec §2 Wallet settings dialog. */
export const walletCurrencies = [
  { code: 'AUD', name: 'Australian Dollar', flag: ['rwrbbb', 'wrwbwb', 'bbbbbw', 'bwbbwb'], colour: smalti.night[2] },
  { code: 'BRL', name: 'Brazilian Real', flag: ['ggyygg', 'gybbyg', 'gybbyg', 'ggyygg'], colour: smalti.malachite[0] },
  { code: 'CAD', name: 'Canadian Dollar', flag: ['rwwwwr', 'rwrrwr', 'rwrrwr', 'rwwwwr'], colour: smalti.cinnabar[0] },
  { code: 'EUR', name: 'Euro', flag: ['bbyybb', 'bybbyb', 'bybbyb', 'bbyybb'], colour: smalti.lapis[0] },
  { code: 'GBP', name: 'British Pound', flag: ['bwrrwb', 'rrrrrr', 'rrrrrr', 'bwrrwb'], colour: smalti.lapis[0] },
  { code: 'USD', name: 'US Dollar', flag: ['bbbrrr', 'bbbwww', 'rrrrrr', 'wwwwww'], colour: smalti.lapis[0] },
] as const satisfies readonly WalletCurrency[];

/** Code of one of the {@link walletCurrencies}. */
export type WalletCurrencyCode = (typeof walletCurrencies)[number]['code'];
