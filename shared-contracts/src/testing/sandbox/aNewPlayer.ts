/** Registration data of a player. */
export interface NewPlayer {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** A player with a unique e-mail and name, since several test runs may share a sandbox. */
export function aNewPlayer(changes: Partial<NewPlayer> = {}): NewPlayer {
  const tag = crypto.randomUUID().slice(0, 8);
  return { email: `player-${tag}@tessera.example`, username: `player_${tag}`, password: 'Tessella-2025', ...changes };
}
