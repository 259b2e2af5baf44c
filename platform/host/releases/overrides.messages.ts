import type { OverrideOffer } from '../loader/overrides/overrideRequests';

const nameOf = ({ remote, release }: OverrideOffer): string =>
  'id' in release ? `${remote} ${release.id}` : `${remote} from ${release.origin}`;

/** What the page says when its address requests other releases. */
export const messages = {
  question: (offers: readonly OverrideOffer[]) =>
    `This link asks to run ${offers.map(nameOf).join(', ')} in this tab. Go on only if you expected it.`,
  /** Follows the question while the browser has not decided whether the page may reach this machine. */
  access: {
    prompt: 'Your browser will ask whether this site may connect to your device or local network: allow it.',
    denied:
      'Your browser blocks this site from your device and local network. Allow it in the settings of this site, next to the address, then go on.',
  },
  failed: 'This release cannot be loaded. Check that it is still served, then open the link again.',
  accept: 'Run it',
  decline: 'Stay on live',
  refused: 'This link asks for a release that this site does not offer.',
  close: 'Close',
} as const;
