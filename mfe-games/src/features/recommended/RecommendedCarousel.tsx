import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { findGame, GameTile, useGames } from '../catalogue';
import { Section } from '../section';
import { Arrow, Arrows, Row } from './RecommendedCarousel.styles';
import { messages } from './recommended.messages';
import { recommendedGames } from './recommendedGames';
import { useCarousel } from './useCarousel';

/** The recommended games in one row (spec §2, Home page 3). It never moves by itself. */
export function RecommendedCarousel() {
  const rowId = useId();
  const { state: list } = useGames();
  const hasLinks = list.status !== 'loaded' || recommendedGames.some(({ name }) => findGame(list.games, name));
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
          const game = list.status === 'loaded' ? findGame(list.games, name) : undefined;
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
                isListed={list.status !== 'loaded' || game !== undefined}
                playable={game?.playable === false ? false : undefined}
              />
            </div>
          );
        })}
      </Row>
    </Section>
  );
}
