/** Texts of the bell and its list (spec §21). */
export const messages = {
  title: 'Notices',
  /** The count as it is shown, or nothing. */
  bell: (unread: string) => (unread === '' ? messages.title : `${messages.title}, ${unread} unread`),
  manyUnread: '9+',
  arrived: (unread: string) => `New notice. ${unread} unread.`,
  loading: 'Loading your notices',
  isNew: 'New: ',
  emptyTitle: 'Nothing yet',
  emptyLine: 'Deposits, withdrawals and changes of your account’s security are told here.',
  failedTitle: 'Your notices could not be loaded',
  notice: 'notice',
  notices: 'notices',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  moreFailed: 'The latest attempt failed. What is shown may be incomplete.',
  byMail: 'What also comes by mail',
} as const;
