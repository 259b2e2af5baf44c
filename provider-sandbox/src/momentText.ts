/** A moment in messages and mails, as the site writes moments: `Nov 20, 2025 · 18:42 UTC`. */
export const momentText = (at: Date): string =>
  `${at.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })} · ${at.toISOString().slice(11, 16)} UTC`;
