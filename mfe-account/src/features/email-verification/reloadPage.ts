/** Time for players to read the toast, in milliseconds (spec §9 Page reload after e-mail verification). */
const reloadDelayMs = 1000;

/** Reloads the page, so that all of it shows that the e-mail is verified (spec §4 Settings e-mail verification). */
export const page = { reload: () => window.location.reload() };

export function reloadPageSoon(): void {
  setTimeout(() => page.reload(), reloadDelayMs);
}
