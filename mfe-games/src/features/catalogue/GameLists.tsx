import type { Game } from '@tessera/shared-contracts/api';
import { useMemo } from 'react';
import { ComingSoon } from './ComingSoon';
import { GameGrid } from './GameGrid';
import { isToCome } from './rankGames';

interface GameListsProps {
  readonly games: readonly Game[];
  /** Of the row of games to come. */
  readonly headingLevel: 2 | 3;
  /** Whether the grid is below the fold: then all its pictures are lazy. */
  readonly isBelow?: boolean;
}

/** Games that can be played as a grid, and those to come in one row below. */
export function GameLists({ games, headingLevel, isBelow = false }: GameListsProps) {
  const open = useMemo(() => games.filter((game) => !isToCome(game)), [games]);
  const toCome = useMemo(() => games.filter(isToCome), [games]);
  return (
    <>
      {open.length > 0 && <GameGrid games={open} isBelow={isBelow} />}
      <ComingSoon games={toCome} headingLevel={headingLevel} />
    </>
  );
}
