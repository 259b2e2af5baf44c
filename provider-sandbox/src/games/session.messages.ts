/** What a player reads of a session, from the server and on a game's page alike. */
export const sessionMessages = { over: 'This game session is over. Open the game again from the lobby.' } as const;
