import { element } from '../../browser/dom';
import { gameMessages as words } from './game.messages';

type Parameters = Readonly<Record<string, string>>;

/** Link to the site's verifier, which is independent of the game's code. */
export function verifyLink(site: string, verification: Parameters, ...children: (Node | string)[]): HTMLElement {
  const search = String(new URLSearchParams(verification));
  return siteLink(site, `/provably-fair?${search}`, children, { type: 'tessera:verification-requested', search });
}

/** Link to a bet on the site. */
export const betLink = (site: string, bet: string, ...children: (Node | string)[]): HTMLElement =>
  siteLink(site, `/?${new URLSearchParams({ modal: 'bet', bet })}`, children, { type: 'tessera:bet-requested', bet });

/** Links for a player with an empty balance: the wallet's deposits, and fun play. */
export const emptyBalanceLinks = (site: string): HTMLElement[] => [
  siteLink(site, '/?modal=wallet&view=deposit', words.deposit, { type: 'tessera:deposit-requested' }),
  siteLink(site, `/game/${encodeURIComponent(document.title)}?play=fun`, words.funPlay, {
    type: 'tessera:fun-play-requested',
  }),
];

/** The site's page refuses to open in a tab that inherits a frame's sandbox, so a site that frames the game is asked to open it. */
export function siteLink(
  site: string,
  path: string,
  children: string | (Node | string)[],
  message: object,
): HTMLElement {
  const link = element('a', { class: 'link', href: site + path, target: '_blank', rel: 'noopener' }, children);
  const ask = (event: MouseEvent): void => {
    if (parent === window || event.button > 1) return;
    event.preventDefault();
    parent.postMessage(message, site);
  };
  link.addEventListener('click', ask);
  // The middle button.
  link.addEventListener('auxclick', ask);
  return link;
}
