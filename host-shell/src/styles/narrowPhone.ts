/** Media query of phones that are narrower than most: texts take more lines. */
export const narrowPhone = '@media (max-width: 23.43625em)';
