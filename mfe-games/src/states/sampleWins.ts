import type { RecentWin } from '@tessera/shared-contracts/remotes';

const rows: readonly (readonly [game: string, player: string, amount: string, currency: string])[] = [
  ['Limbo', 'kestrel', '0.01482', 'BTC'],
  ['Slots', 'nimbus7', '14.2', 'SOL'],
  ['Dice', 'o_varga', '0.3315', 'ETH'],
  ['Roulette', 'hidden', '420', 'USDT'],
  ['Keno', 'pelican', '3.08', 'SOL'],
  ['Crash', 'tarn', '0.00291', 'BTC'],
  ['Wheel', 'ivo88', '1240', 'DOGE'],
  ['Poker', 'marta_k', '2.415', 'LTC'],
  ['Blackjack', 'sable', '88.5', 'XRP'],
  ['Plinko', 'quarry', '0.52', 'BCH'],
  ['Mines', 'lumen', '310', 'TRX'],
  ['Coinflip', 'hidden', '0.044', 'ETH'],
  ['Honeypot', 'beata', '6.75', 'SOL'],
  ['Automatic', 'rook_9', '0.00105', 'BTC'],
  ['Dice', 'halcyon', '150', 'USDT'],
  ['Limbo', 'drift', '0.98', 'LTC'],
  ['Keno', 'ostia', '720', 'DOGE'],
  ['Wheel', 'mica', '19.4', 'SOL'],
];

/** Eighteen sample wins, as passed by the home page (spec §9 Counts). */
export const sampleWins: readonly RecentWin[] = rows.map(([game, player, amount, currency]) => ({
  game,
  player,
  amount,
  currency,
}));
