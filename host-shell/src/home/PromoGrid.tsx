import { grout, radius } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { promos } from './homeContent';
import { PromoCard } from './PromoCard';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${grout.slab};
  border-radius: ${radius.slab};
  overflow: hidden;
`;

/** The promo cards as the content of a page. */
export const PromoGrid = () => (
  <Cards>
    {promos.map((promo) => (
      <PromoCard key={promo.id} promo={promo} headingLevel={2} />
    ))}
  </Cards>
);
