import { SectionSlot } from '@tessera/platform/host';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { color, media, space, type } from '@tessera/shared-contracts/theme';
import { Die, type DieFace, Slab, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { messages } from './provablyFair.messages';
import { readRoundLink } from './roundInput';
import { Verifier } from './Verifier';

const Columns = styled.div<{ $hasRound: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
    /* A link to a round: its verdict comes before the explanation. */
    ${({ $hasRound }) => $hasRound && '& > :last-child { order: -1; }'}
  }
`;

const Head = styled.div`
  padding: ${space(5)} ${space(6)};
  & p {
    margin: 4px 0 0;
    font: ${type.small};
  }
`;

const Title = styled.h2`
  margin: 0;
  color: ${color.text.primary};
  font: ${type.h3};
`;

const Step = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 4px 14px;
  padding: ${space(5)} ${space(6)};
  & h3 {
    margin: 0;
    color: ${color.text.primary};
    font: 550 0.9375rem / 1.75rem var(--font-ui);
  }
  & p {
    grid-column: 2;
    margin: 0;
    font: ${type.body};
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
`;

const OwnSeeds = styled.div`
  margin-top: ${space(4)};
`;

/** Explains how rounds are drawn and recomputes one (spec §13 Linked screens). */
export function ProvablyFairPage({ title }: ScreenProps) {
  const { search } = useLocation();
  const isPrerendered = useIsPrerendered();
  // The provider's extensions are unknown while prerendering.
  const hasSeeds = useSession() !== undefined && !isPrerendered && hasExtension('seeds');
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Columns $hasRound={search !== ''}>
        <Slab>
          <Head>
            <Title>{messages.how}</Title>
          </Head>
          {messages.steps.map((step, index) => (
            <Step key={step.id}>
              <Die face={(index + 1) as DieFace} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </Step>
          ))}
        </Slab>
        <Slab>
          <Head>
            <Title>{messages.verify}</Title>
            <p>{messages.verifyLine}</p>
          </Head>
          <Verifier key={search} link={readRoundLink(search)} />
        </Slab>
      </Columns>
      {hasSeeds && (
        <OwnSeeds>
          <SectionSlot remote="games" module="SeedPairs" props={{}} label={messages.ownSeeds} height="20rem" />
        </OwnSeeds>
      )}
    </>
  );
}
