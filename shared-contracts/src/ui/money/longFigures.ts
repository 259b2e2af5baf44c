/** Figures that no phone shows in one line. */
const longest = 24;

/** Marks an amount of more figures than fit a line; see {@link breakFortunes}. */
export const isLong = (figures: string): true | undefined => figures.length > longest || undefined;

/** Lets an amount that is marked with `data-long` go on in the next line: money is never cut off. */
export const breakFortunes = '&[data-long] { white-space: normal; overflow-wrap: anywhere; }';
