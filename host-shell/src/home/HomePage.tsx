import { DeferredSlot, SectionSlot } from '@tessera/platform/host';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { media, space } from '@tessera/shared-contracts/theme';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { narrowPhone } from '../styles/narrowPhone';
import { Faq } from './Faq';
import { FirstSteps } from './FirstSteps';
import { messages } from './home.messages';
import { Intro } from './Intro';
import { LimitsLine } from './LimitsLine';
import { PromoCards } from './PromoCards';
import { recentWins } from './recentWins';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
`;

/** What visitors are told, the strip and the cards belong together; the rest has more distance. */
const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: -8px;
`;

interface BelowProps {
  readonly $height: string;
  /** On a phone, if different. */
  readonly $phoneHeight?: string;
  /** On a narrow phone, if different. */
  readonly $narrowHeight?: string;
}

/**
 * A section below the first screen, which is not styled, laid out or painted before it is near the viewport. Its
 * reserved height prevents layout shifts.
 */
const Below = styled.div<BelowProps>`
  content-visibility: auto;
  contain-intrinsic-height: auto ${({ $height }) => $height};
  ${media.belowMd} {
    contain-intrinsic-height: auto ${({ $height, $phoneHeight = $height }) => $phoneHeight};
  }
  ${narrowPhone} {
    contain-intrinsic-height: auto ${({ $height, $phoneHeight = $height, $narrowHeight = $phoneHeight }) => $narrowHeight};
  }
  /* Focus rings extend beyond it. */
  overflow-clip-margin: 8px;
`;

/** The home page: six sections that fail independently (spec §2 Home page), below the first steps of a new account. */
export function HomePage() {
  const { brand, onlinePlayers } = readSiteConfig();
  return (
    <>
      <VisuallyHidden as="h1">{brand}</VisuallyHidden>
      <Sections>
        <FirstSteps />
        <Opening>
          <Intro />
          <SectionSlot
            remote="games"
            module="RecentWins"
            props={{ wins: recentWins, onlinePlayers }}
            label={messages.recentWins}
            height="4.5rem"
          />
          <PromoCards />
          <LimitsLine />
        </Opening>
        <SectionSlot remote="games" module="RecommendedGames" props={{}} label={messages.recommended} height="20rem" />
        <Below $height="28.75rem" $phoneHeight="38rem">
          <SectionSlot remote="games" module="GamesList" props={{}} label={messages.games} height="28.75rem" />
        </Below>
        <Below $height="23.375rem" $phoneHeight="26.25rem">
          <DeferredSlot remote="lists" module="LiveBets" props={{}} label={messages.liveBets} height="23.375rem" />
        </Below>
        <Below $height="27.375rem" $phoneHeight="31.375rem" $narrowHeight="32.75rem">
          <Faq />
        </Below>
      </Sections>
    </>
  );
}
