/** When a fault closes the connection: before or after the request is handled, or after half of the answer. */
export const sandboxDrops = ['before', 'after', 'midway'] as const;

/** Seeded players of the provider sandbox. */
export const sandboxPlayers = ['player', 'two-factor-player', 'other-player'] as const;

/** What the provider holds: the seeded history, nothing, 20,000 rows, hostile texts and amounts, or one odd record among good ones. */
export const sandboxData = ['seeded', 'empty', 'many', 'hostile', 'odd'] as const;

/** The moment by which the sandbox of a tab dates its data, in ISO 8601. */
export const sandboxStart = '2026-06-15T12:00:00Z';
