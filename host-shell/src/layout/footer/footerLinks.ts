import { pages } from '../../routes/pages';
import { footerMessages as messages } from '../layout.messages';

/** Columns of the footer with their links (spec §2 Footer). */
export const footerColumns = [
  {
    title: messages.aboutUs,
    links: [pages.affiliate, pages.privacy, pages.terms, pages.responsibleGambling, pages.contact],
  },
  { title: messages.support, links: [pages.help, pages.gamingHelpline, pages.liveSupport, pages.accessibility] },
  { title: messages.product, links: [pages.bettingRules, pages.provablyFair, pages.rng] },
] as const;
