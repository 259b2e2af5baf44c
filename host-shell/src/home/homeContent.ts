import { promosArt } from '@tessera/shared-contracts/art';
import type { RecentWin } from '@tessera/shared-contracts/remotes';
import { color } from '@tessera/shared-contracts/theme';
import { paths } from '../routes/paths';

/**
 * Content of the home page, edited by the operator of the site; the number of online players is in the site configuration
 * (spec §14 Home page).
 */

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

/** One promo card. */
export interface Promo {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly action: string;
  readonly to: string;
  readonly art: string;
  readonly ground: string;
}

/** The promo cards in their order. */
export const promos: readonly Promo[] = [
  {
    id: 'rewards',
    title: 'The new rewards system',
    line: 'Every bet fills your ladder. Level up, claim daily.',
    action: 'See rewards',
    to: paths.vip,
    art: `${promosArt}#rewards`,
    ground: color.promoGround.rewards,
  },
  {
    id: 'staking',
    title: 'Staking rewards',
    line: 'Lock tokens, share the house edge each week.',
    action: 'Start staking',
    to: `${paths.promotions}#staking`,
    art: `${promosArt}#staking`,
    ground: color.promoGround.staking,
  },
  {
    id: 'referral',
    title: 'Referral rewards',
    line: 'Bring a friend, both of you earn on every bet.',
    action: 'Invite friends',
    to: `${paths.promotions}#referral`,
    art: `${promosArt}#referral`,
    ground: color.promoGround.referral,
  },
];
