import { SampleDataBadge, Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Head, Players, pausePlace, Run, Strip, Title, Win, Window } from './RecentWinsStrip.styles';
import { messages } from './recentWins.messages';

/** Enough placeholders to fill the widest strip. */
const wins = Array.from({ length: 12 }, (_, index) => index);

const PausePlace = styled.span`
  width: 36px;
  height: 36px;
  ${pausePlace}

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Skeleton of the strip. */
export const RecentWinsSkeleton = () => (
  <Strip as="div" aria-busy="true">
    <Head>
      <Title>{messages.title}</Title>
      <SampleDataBadge />
      <Players as="div">
        <Skeleton width={120} height={12} />
      </Players>
      <PausePlace />
    </Head>
    <Window $isScrolled={false} aria-hidden="true">
      <Run>
        {wins.map((win) => (
          <Win key={win}>
            <Skeleton width={38} height={48} />
            <Skeleton width={84} height={12} />
          </Win>
        ))}
      </Run>
    </Window>
  </Strip>
);
