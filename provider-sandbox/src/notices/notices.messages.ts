/** Texts of the answers about notices. */
export const noticeMessages = {
  unknown: 'There is no such notice.',
} as const;
