import { promosArt } from '@tessera/shared-contracts/art';
import { color } from '@tessera/shared-contracts/theme';
import { paths } from '../routes/paths';

/**
 * Content of the home page, edited by the operator of the site; the number of online players is in the site configuration
 * (spec §14 Home page).
 */

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
