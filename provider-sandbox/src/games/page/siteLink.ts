import { element } from '../../browser/dom';

type Parameters = Readonly<Record<string, string>>;

/** Link to the site's verifier, which is independent of the game's code. */
export function verifyLink(site: string, verification: Parameters, ...children: (Node | string)[]): HTMLElement {
  const search = String(new URLSearchParams(verification));
  return siteLink(site, `/provably-fair?${search}`, children, { type: 'tessera:verification-requested', search });
}

/** Link to a bet on the site. */
export const betLink = (site: string, bet: string, ...children: (Node | string)[]): HTMLElement =>
  siteLink(site, `/?${new URLSearchParams({ modal: 'bet', bet })}`, children, { type: 'tessera:bet-requested', bet });

/** The site's page refuses to open in a tab that inherits a frame's sandbox, so a site that frames the game is asked to open it. */
function siteLink(site: string, path: string, children: (Node | string)[], message: object): HTMLElement {
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
