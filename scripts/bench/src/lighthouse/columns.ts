/** Categories that Lighthouse scores, from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Measures of its performance score: milliseconds, except for the shift. */
export const audits = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockingMs: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;
export const formFactors = ['mobile', 'desktop'] as const;

export type FormFactor = (typeof formFactors)[number];
export type Measures = Readonly<Record<(typeof categories)[number] | keyof typeof audits, number>>;

/** Medians of one route's runs. */
export interface LighthouseResult extends Measures {
  readonly route: string;
  readonly formFactor: FormFactor;
  readonly runs: number;
  /** Audits that did not pass in every run, with weight in a category's score. */
  readonly failed: readonly string[];
}

/** The head of the tables and the columns of a result, for the terminal and the documentation. */
export const lighthouseColumns = ['performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'blocking'];
export const lighthouseCells = (result: LighthouseResult): readonly string[] => [
  ...categories.map((name) => String(result[name])),
  `${Math.round(result.largestPaintMs)} ms`,
  `${Math.round(result.blockingMs)} ms`,
];
