/** Texts of the error boundaries. */
export const messages = {
  page: 'This page could not be shown',
  site: 'The site could not be shown',
  siteReason: 'Something went wrong on this page.',
  reload: 'Reload the page',
  parts: {
    header: 'The header could not be shown.',
    menu: 'The menu could not be shown.',
    footer: 'The footer could not be shown.',
    dialog: 'The dialog could not be shown.',
    toasts: 'Notifications cannot be shown.',
  },
} as const;
