import { formatMultiplier } from '@tessera/shared-contracts/money';

/** Texts of the page of Mines only. */
export const minesMessages = {
  play: 'Start round',
  playing: 'Starting...',
  history: 'Recent rounds',
  mines: 'Mines',
  random: 'Any tile',
  clear: 'Clear',
  board: 'Tiles to turn over',
  tile: (number: number) => `Tile ${number}`,
  rules: (mines: number, tiles: number, multiplier: string, chance: string) =>
    `${tiles} of 25 tiles with ${mines === 1 ? '1 mine' : `${mines} mines`}: ${chance} % to find none, pays ${formatMultiplier(multiplier)}`,
  first: (mines: number, multiplier: string) =>
    `${mines === 1 ? '1 mine' : `${mines} mines`} under 25 tiles. The first gem pays ${formatMultiplier(multiplier)}`,
  next: (multiplier: string, next: string) =>
    `Now ${formatMultiplier(multiplier)}, with the next tile ${formatMultiplier(next)}`,
  pickFirst: 'Pick the tiles to turn over. All must be free of mines.',
  betInvalid: 'Choose 1 to 24 mines and tiles to turn over, no more than are free of mines.',
  bet: (mines: number, tiles: string) => `${mines === 1 ? '1 mine' : `${mines} mines`}, tiles ${tiles}`,
  label: (mines: number, tiles: number) =>
    `${mines === 1 ? '1 mine' : `${mines} mines`}, ${tiles === 1 ? '1 tile' : `${tiles} tiles`}`,
  result: (free: number, tiles: number) => `${free} of ${tiles}`,
  drawn: (mines: string) => `Mines at ${mines}`,
  state: { hit: 'gem', lost: 'mine', mine: 'mine' },
} as const;
