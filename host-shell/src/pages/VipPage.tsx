import { groupThousands } from '@tessera/shared-contracts/format';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { Slab } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { vipMessages as messages } from './pages.messages';

/** Total to the next rank, a placeholder of the product (spec §9 Total to next rank). */
const totalToNextRank = 5000;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(5)} ${space(6)};
  & b {
    color: ${color.text.primary};
    font: ${type.h3};
  }
`;

const Note = styled.p`
  margin: 0;
  padding: ${space(5)} ${space(6)};
  font: ${type.body};
`;

const Title = styled.h2`
  margin: 0 0 ${space(4)};
  color: ${color.text.primary};
  font: ${type.h2};
  letter-spacing: var(--tracking-h2);
`;

/** A nested slab whose rows are the tiles, so that the grout shows between them. */
const Ranks = styled(Slab)`
  && {
    background: none;
  }
`;

const total = groupThousands(totalToNextRank);

/** The ranks that the product defines: the placeholders of the profile (spec §13 Linked screens). */
export function VipPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <section aria-labelledby="rank-ladder">
        <Title id="rank-ladder">{messages.ladder}</Title>
        <Slab>
          <Ranks as="ol" role="list">
            <Row>
              <b>{messages.currentRank}</b>
              <span>{messages.starts}</span>
            </Row>
            <Row>
              <b>{messages.nextRank}</b>
              <span>{messages.totalToNext(total)}</span>
            </Row>
          </Ranks>
          <Note>{messages.higherRanks}</Note>
        </Slab>
      </section>
    </>
  );
}
