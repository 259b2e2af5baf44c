/** What the toasts' own controls say. */
export const messages = {
  region: 'Notifications Alt+T',
  dismiss: 'Dismiss',
} as const;
