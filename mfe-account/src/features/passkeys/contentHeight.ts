/** Height in pixels of an empty card's content, its text and its button; the skeleton has the same height. */
export const contentHeight = 130;
