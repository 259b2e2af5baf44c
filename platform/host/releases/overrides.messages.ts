import type { OverrideOffer } from '../loader/overrides/overrideRequests';

const nameOf = ({ remote, release }: OverrideOffer): string =>
  'id' in release ? `${remote} ${release.id}` : `${remote} from ${release.origin}`;

/** What the page says when its address requests other releases. */
export const messages = {
  question: (offers: readonly OverrideOffer[]) =>
    `This link asks to run ${offers.map(nameOf).join(', ')} in this tab. Go on only if you expected it.`,
  accept: 'Run it',
  decline: 'Stay on live',
  refused: 'This link asks for a release that this site does not offer.',
  close: 'Close',
} as const;
