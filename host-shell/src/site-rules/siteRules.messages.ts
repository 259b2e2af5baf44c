import type { Place } from '@tessera/shared-contracts/rules';

/** Places with the name of their regulator, as their rules call it. */
export const places: Readonly<
  Record<Place, { readonly name: string; readonly regulator: string; readonly href: string }>
> = {
  uk: { name: 'Great Britain', regulator: 'Gambling Commission', href: 'https://www.gamblingcommission.gov.uk' },
  ontario: { name: 'Ontario', regulator: 'Alcohol and Gaming Commission of Ontario', href: 'https://www.agco.ca' },
  curacao: { name: 'Curaçao', regulator: 'Curaçao Gaming Authority', href: 'https://www.cga.cw' },
  malta: { name: 'Malta', regulator: 'Malta Gaming Authority', href: 'https://www.mga.org.mt' },
};

/** Texts about the rules that the site is set up for. */
export const messages = {
  title: 'The rules of this site',
  open: 'This site does not claim to follow the rules of any place.',
  setUp: (place: string) => `This site is set up for the rules of ${place}. The regulator there:`,
  advice: 'Our reading of law, not legal advice.',
  scope:
    'Listed is what a page can show and a test can prove. What concerns the company, such as its licence, checks of identity and its staff, is not.',
  show: 'Show the clauses',
  hide: 'Hide the clauses',
  loading: 'Loading the clauses',
  counts: (proved: number, unmet: number) =>
    unmet === 0
      ? `A test proves each of these ${proved} clauses.`
      : `A test proves ${proved} of these clauses. Not met, with the reason: ${unmet}.`,
  proved: 'Tested',
  unmet: 'Not met',
} as const;
