/** Longest amount that a phone can show in one line. */
const longest = 24;

/** Marks an amount that is too long for one line; see {@link breakFortunes}. */
export const isLong = (figures: string): true | undefined => figures.length > longest || undefined;

/** Lets an amount that is marked with `data-long` wrap, so that neither digits nor units are cut off. */
export const breakFortunes = '&[data-long] { white-space: normal; overflow-wrap: anywhere; }';
