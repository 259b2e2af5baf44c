/** Places whose rules a site can be set up for; `open` claims those of no place. */
export const ruleSets = ['open', 'uk', 'ontario', 'curacao', 'malta'] as const;

/** See {@link ruleSets}. */
export type RuleSet = (typeof ruleSets)[number];

/** Place of a {@link RuleSet}. */
export type Place = Exclude<RuleSet, 'open'>;
