/** Texts of the toasts' own controls. */
export const messages = {
  region: 'Notifications Alt+T',
  dismiss: 'Dismiss',
} as const;
