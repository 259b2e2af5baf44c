/** Height in pixels of what an empty card contains, its text and its button: what stands for it while it loads has the same. */
export const contentHeight = 130;
