/** Milliseconds between two live bets (spec §9 Sample live bet). */
export const liveBetEveryMs = 5000;
/** Maximum number of live rows (spec §9 Sample live bet). */
export const liveRowCount = 5;
/** Maximum number of bets that a list loads; older ones are not requested. */
export const mostBets = 1000;
