import { color, grout, radius, space, type } from '@tessera/shared-contracts/theme';
import { EmptyState, Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { promos } from '../home/homeContent';
import { PromoCard } from '../home/PromoCard';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { bonusesMessages as messages } from './pages.messages';

const Title = styled.h2`
  margin: var(--space-section) 0 ${space(4)};
  color: ${color.text.primary};
  font: ${type.h2};
  letter-spacing: var(--tracking-h2);
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${grout.slab};
  border-radius: ${radius.slab};
  overflow: hidden;
`;

/** Says that there are no bonuses yet, and links to the promotions that will grant them. */
export function BonusesPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Tile>
        <EmptyState title={messages.none} line={messages.noneLine} />
      </Tile>
      <section aria-labelledby="bonus-sources">
        <Title id="bonus-sources">{messages.where}</Title>
        <Cards>
          {promos.map((promo) => (
            <PromoCard key={promo.id} promo={promo} headingLevel={3} />
          ))}
        </Cards>
      </section>
    </>
  );
}
