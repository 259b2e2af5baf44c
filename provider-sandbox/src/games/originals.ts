import { automatic } from './automatic';
import { dice } from './dice';
import { keno } from './keno';
import { limbo } from './limbo';
import { mines } from './mines';
import type { Original } from './original';
import { plinko } from './plinko';

const all: readonly Original[] = [dice, limbo, keno, mines, plinko, automatic];

/** The playable games, by slug; the pages of all others say that they are not playable. */
export const originals: ReadonlyMap<string, Original> = new Map(all.map((original) => [original.rules.slug, original]));
