import type { ModuleContent } from '@tessera/platform/prerender';
import type { Game } from '@tessera/shared-contracts/api';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Section } from '../../shared';
import { findGame, firstGamesOf, GameTile, useListedGames } from '../catalogue';
import { Arrow, Arrows, Row } from './RecommendedCarousel.styles';
import { messages } from './recommended.messages';
import { recommendedGames } from './recommendedGames';
import { useCarousel } from './useCarousel';

/** Keeps the room of the line until the games are known. */
const unknownProvider = '\u00a0';

/** The recommended games in one row (spec §2 Recommended carousel). It never moves by itself. */
export function RecommendedCarousel() {
  const { state } = useListedGames('games/RecommendedGames');
  return <Carousel listed={'games' in state ? state.games : undefined} />;
}

/** The prerendered row with the composed games. */
export const recommendedContent: ModuleContent = ({ answers }) => {
  const start = firstGamesOf(answers, ({ name }) => recommendedGames.some((game) => findGame([{ name }], game.name)));
  return start && { element: <Carousel listed={start.games} />, start };
};

interface CarouselProps {
  /** The provider's list of games, once loaded. */
  readonly listed: readonly Game[] | undefined;
}

function Carousel({ listed }: CarouselProps) {
  const rowId = useId();
  const hasLinks = listed === undefined || recommendedGames.some(({ name }) => findGame(listed, name));
  const { rowRef, canGoBack, canGoOn, goBack, goOn } = useCarousel();
  return (
    <Section
      title={messages.title}
      roleDescription={messages.carousel}
      aside={
        <Arrows>
          {/* Not `disabled` at an end: the button would lose focus after the last press. */}
          <Arrow
            label={messages.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-controls={rowId}
            aria-disabled={!canGoBack}
            onClick={goBack}
          />
          <Arrow
            label={messages.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-controls={rowId}
            aria-disabled={!canGoOn}
            onClick={goOn}
          />
        </Arrows>
      }
    >
      {/* Without a link inside, the row itself is focusable, so that it can be scrolled by keyboard. */}
      <Row id={rowId} ref={rowRef} {...(!hasLinks && { role: 'group', 'aria-label': messages.title, tabIndex: 0 })}>
        {recommendedGames.map(({ name, flag }, index) => {
          const game = listed && findGame(listed, name);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a role description (APG, carousel)
            <div
              key={name}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.position(index + 1, recommendedGames.length)}
            >
              <GameTile
                name={name}
                flag={flag}
                provider={game?.provider ?? unknownProvider}
                isListed={listed === undefined || game !== undefined}
                playable={game?.playable === false ? false : undefined}
              />
            </div>
          );
        })}
      </Row>
    </Section>
  );
}
