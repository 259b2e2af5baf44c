import { notFoundMessages } from '../pages/pages.messages';

/** Titles of pages: the document's title, and the heading of the pages that the shell renders itself. */
export const pageTitles = {
  home: 'Home',
  honeypot: 'Honeypot',
  coinflip: 'Coinflip',
  pumpdump: 'Pump.Dump',
  futures: 'Futures',
  chat: 'Chat',
  settings: 'Settings',
  transactions: 'Transactions',
  bets: 'Bets',
  wallet: 'Wallet',
  profile: 'Profile',
  games: 'Games',
  promotions: 'Promotions',
  vip: 'VIP',
  bonuses: 'Bonuses',
  loginTest: 'Login test',
  provablyFair: 'Provably fair',
  gameReturn: 'Game closed',
  affiliate: 'Affiliate',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  responsibleGambling: 'Responsible gambling',
  contact: 'Contact',
  help: 'Help',
  gamingHelpline: 'Gaming helpline',
  liveSupport: 'Live support',
  bettingRules: 'Betting rules',
  rng: 'RNG',
  diagnostics: 'Diagnostics',
  notFound: 'Page not found',
} as const;

/** Title of a page that is named by a segment of the address, e.g. a game or a category. */
export const titleOfName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What search engines and link previews say of a page. */
export interface PageListing {
  /** Title of the page that all addresses share that name no page of their own; its script sets the name. */
  readonly title?: string;
  /** One or two sentences. */
  readonly description: string;
  /**
   * Asks search engines not to list the page: it is for developers, has no content yet, or answers any name, also one that
   * nothing has.
   */
  readonly isUnlisted?: true;
  /**
   * The page shows a player what is theirs, and anybody else how to log in. Who searches for it by its name may find it; the
   * sitemap does not offer it.
   */
  readonly isOfPlayer?: true;
}

const placeholder: PageListing = { description: 'This page is not open yet.', isUnlisted: true };
const bets: PageListing = { description: 'Your bets, with stake, multiplier and payout.', isOfPlayer: true };

/** The listing of every page. It is in no script that players load: composing writes it into the pages. */
export const pageListings = {
  home: {
    description: 'A crypto casino for adults: provably fair originals, and deposits and withdrawals in nine coins.',
  },
  honeypot: placeholder,
  coinflip: placeholder,
  pumpdump: placeholder,
  futures: placeholder,
  chat: placeholder,
  game: { title: 'Game', description: 'Play in the browser, with crypto.', isUnlisted: true },
  games: { description: 'All games in one lobby: search them by name, or filter them by category.' },
  category: { title: 'Casino', description: 'The games of one category.', isUnlisted: true },
  settings: { description: 'Your account: details, security, sessions and privacy.', isOfPlayer: true },
  transactions: { description: 'Your deposits, withdrawals, rewards and rakeback.', isOfPlayer: true },
  bets,
  betHistory: bets,
  loginTest: { description: 'Tries a login at the provider, for developers.', isUnlisted: true },
  promotions: { description: 'The promotions of the site, and whether they are open.' },
  vip: { description: 'The ladder of ranks, and where every player starts.' },
  bonuses: { description: 'Where bonuses come from, and those that you can claim.' },
  provablyFair: {
    description:
      'How provably fair rounds work, and a verifier that recomputes the result of any round of the originals from its seeds.',
  },
  diagnostics: { description: 'Which release of each part a page runs, for developers.', isUnlisted: true },
  affiliate: { description: 'The affiliate programme of this site.', isUnlisted: true },
  privacy: { description: 'What this site keeps on your device, and what it sends to whom.' },
  terms: { description: 'The terms of this site.', isUnlisted: true },
  accessibility: { description: 'How accessible this site is, by which checks, and whom to tell of barriers.' },
  responsibleGambling: { description: 'Signs that it is too much, what players can do here, and who helps.' },
  contact: { description: 'How to reach support, and what it needs to know.' },
  help: { description: 'Answers on deposits, withdrawals, codes, verification, lost factors and fairness.' },
  gamingHelpline: { description: 'Free help with gambling, by country.' },
  liveSupport: { description: 'How to reach support while there is no live chat.' },
  bettingRules: {
    description:
      'The rules of the original games: what you choose, what a bet pays, its limits and its return to player.',
  },
  rng: { description: 'How the results of the original games are drawn from seeds, and how to check them yourself.' },
  notFound: { description: notFoundMessages.line, isUnlisted: true },
  gameReturn: { description: 'A game was closed.', isUnlisted: true },
} satisfies Readonly<Record<string, PageListing>>;
