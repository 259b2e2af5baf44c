import { type ExposedModuleRef, preloadModules, whenIdleAfterLoad } from '@tessera/platform/host';
import { readSession } from '@tessera/shared-contracts/session';

/** The modules that players most often open next, in order; each has 13 to 40 kB. */
const nextForPlayers: readonly ExposedModuleRef[] = [
  ['wallet', 'WalletDialog'],
  ['games', 'GamePlayer'],
];
const nextForVisitors: readonly ExposedModuleRef[] = [
  ['account', 'AuthDialog'],
  ['games', 'GamePlayer'],
];

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the player's connection allows speculative preloading. */
function hasBytesToSpare(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  // Browsers without connection information do not report data saving either.
  return connection?.saveData !== true && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '4g');
}

/**
 * Preloads likely next modules, one at a time, when the browser is idle. Not beside a game, which shares the
 * player's connection: there, dialogs are preloaded when a player points at their buttons.
 */
export function preloadNext(): void {
  if (!hasBytesToSpare()) return;
  const waiting = [...(readSession() === undefined ? nextForVisitors : nextForPlayers)];
  const fetchOne = async () => {
    const next = waiting.shift();
    if (next === undefined || document.querySelector('iframe') !== null) return;
    await preloadModules([next]);
    whenIdleAfterLoad(fetchOne);
  };
  whenIdleAfterLoad(fetchOne);
}
