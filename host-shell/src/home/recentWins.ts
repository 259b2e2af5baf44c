import type { RecentWin } from '@tessera/shared-contracts/remotes';

/** Sample wins of the strip, shown as samples. */
export const recentWins: readonly RecentWin[] = [
  { game: 'Limbo', player: 'kestrel', amount: '0.01482', currency: 'BTC' },
  { game: 'Slots', player: 'nimbus7', amount: '14.2', currency: 'SOL' },
  { game: 'Dice', player: 'o_varga', amount: '0.3315', currency: 'ETH' },
  { game: 'Roulette', player: 'hidden', amount: '420', currency: 'USDT' },
  { game: 'Keno', player: 'pelican', amount: '3.08', currency: 'SOL' },
  { game: 'Crash', player: 'tarn', amount: '0.00291', currency: 'BTC' },
  { game: 'Wheel', player: 'ivo88', amount: '1240', currency: 'DOGE' },
  { game: 'Poker', player: 'marta_k', amount: '2.415', currency: 'LTC' },
  { game: 'Blackjack', player: 'sorrel', amount: '0.118', currency: 'ETH' },
  { game: 'Plinko', player: 'brisk_fox', amount: '86.4', currency: 'XRP' },
  { game: 'Mines', player: 'hidden', amount: '0.00077', currency: 'BTC' },
  { game: 'Dice', player: 'lumen', amount: '5.61', currency: 'SOL' },
  { game: 'Keno', player: 'dov_r', amount: '312', currency: 'TRX' },
  { game: 'Limbo', player: 'quartz', amount: '0.42', currency: 'BCH' },
  { game: 'Crash', player: 'hidden', amount: '75', currency: 'USDT' },
  { game: 'Automatic', player: 'fenn', amount: '0.0931', currency: 'ETH' },
  { game: 'Roulette', player: 'ada_w', amount: '1.2', currency: 'LTC' },
  { game: 'Slots', player: 'hollis', amount: '2050', currency: 'DOGE' },
];
