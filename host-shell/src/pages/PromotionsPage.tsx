import { grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import { Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { promos } from '../home/homeContent';
import { Card } from '../home/PromoCards.styles';
import { ButtonLink } from '../layout/ButtonLink';
import { PageHead } from '../layout/PageFrame';
import { paths } from '../routes/paths';
import type { ScreenProps } from '../routes/screen';
import { promotionsMessages as messages } from './pages.messages';

const List = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Offer = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${grout.slab};
  border-radius: ${radius.slab};
  overflow: hidden;
  scroll-margin-top: calc(var(--layout-header) + ${space(4)});
  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Terms = styled(Tile)`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(6)};
  border-radius: ${radius.cut};
  font: ${type.body};
  & p {
    margin: 0;
    max-width: 52ch;
  }
`;

/** The promotions of the home page and the state of each; no invented offers. */
export function PromotionsPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <List>
        {promos.map((promo) => (
          <Offer key={promo.id} id={promo.id} aria-label={promo.title}>
            <Card $ground={promo.ground}>
              <img src={promo.art} alt="" width={360} height={280} />
              <h2>{promo.title}</h2>
              <p>{promo.line}</p>
            </Card>
            <Terms>
              <p>{messages.notOpen}</p>
              {promo.to === paths.vip && <ButtonLink to={paths.vip}>{messages.seeLadder}</ButtonLink>}
            </Terms>
          </Offer>
        ))}
      </List>
    </>
  );
}
