import { promosArt } from '@tessera/shared-contracts/art';
import { color } from '@tessera/shared-contracts/theme';
import { paths } from '../routes/paths';

/**
 * Content of the home page, edited by the operator of the site; the number of online players is in the site configuration
 * (spec §14 Home page).
 */

/** The game that visitors play for fun from the home page. */
export const funGame = 'Dice';

/** One promo card. */
export interface Promo {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Whether players can take part; a card that is not open says so. */
  readonly isOpen: boolean;
  /** A page that says more than the card. */
  readonly link?: { readonly label: string; readonly to: string };
  readonly art: string;
  readonly ground: string;
}

/** The promo cards in their order. */
export const promos: readonly Promo[] = [
  {
    id: 'rewards',
    title: 'The new rewards system',
    line: 'Bets will fill your ladder. Level up, claim daily.',
    isOpen: false,
    link: { label: 'See the ladder', to: paths.vip },
    art: `${promosArt}#rewards`,
    ground: color.promoGround.rewards,
  },
  {
    id: 'staking',
    title: 'Staking rewards',
    line: 'Lock tokens, share the house edge each week.',
    isOpen: false,
    art: `${promosArt}#staking`,
    ground: color.promoGround.staking,
  },
  {
    id: 'referral',
    title: 'Referral rewards',
    line: 'Bring a friend, both of you earn on every bet.',
    isOpen: false,
    art: `${promosArt}#referral`,
    ground: color.promoGround.referral,
  },
];
