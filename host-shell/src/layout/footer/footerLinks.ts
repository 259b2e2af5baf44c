import { pageTitles } from '../../routes/routes.messages';
import { footerMessages as messages } from '../layout.messages';

/** Columns of the footer (spec §2, Footer). */
export const footerColumns = [
  {
    title: messages.aboutUs,
    links: [
      { to: '/affiliate', label: pageTitles.affiliate },
      { to: '/privacy', label: pageTitles.privacy },
      { to: '/terms', label: pageTitles.terms },
      { to: '/responsible-gambling', label: pageTitles.responsibleGambling },
      { to: '/contact', label: pageTitles.contact },
    ],
  },
  {
    title: messages.support,
    links: [
      { to: '/help', label: pageTitles.help },
      { to: '/gaming-helpline', label: pageTitles.gamingHelpline },
      { to: '/live-support', label: pageTitles.liveSupport },
    ],
  },
  {
    title: messages.product,
    links: [
      { to: '/betting-rules', label: pageTitles.bettingRules },
      { to: '/provably-fair', label: pageTitles.provablyFair },
      { to: '/rng', label: pageTitles.rng },
    ],
  },
] as const;
