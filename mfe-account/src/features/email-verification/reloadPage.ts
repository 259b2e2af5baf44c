/** Milliseconds between a verified e-mail and the reload (spec §9), in which players read the toast. */
const reloadDelayMs = 1000;

/** Reloads the page, so that all of it shows that the e-mail is verified (spec §4). */
export const page = { reload: () => window.location.reload() };

export function reloadPageSoon(): void {
  setTimeout(() => page.reload(), reloadDelayMs);
}
