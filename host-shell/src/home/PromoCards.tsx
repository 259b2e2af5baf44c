import { mediaQuery } from '@tessera/shared-contracts/theme';
import { useMediaQuery, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import { messages } from './home.messages';
import { promos } from './homeContent';
import { PromoCard } from './PromoCard';
import { Dot, Dots, Row, Slide } from './PromoCards.styles';
import { usePromoRow } from './usePromoRow';

/** The three promo cards: side by side, on phones a carousel that only the player moves (spec §2 Promo cards). */
export function PromoCards() {
  const titleId = useId();
  const rowId = useId();
  const isPhone = useMediaQuery(mediaQuery.belowMd);
  const { row, litDot, showCard } = usePromoRow(promos.length);
  return (
    <section aria-labelledby={titleId} {...(isPhone && { 'aria-roledescription': messages.carousel })}>
      <VisuallyHidden as="h2" id={titleId}>
        {messages.promos}
      </VisuallyHidden>
      <Row ref={row} id={rowId}>
        {promos.map((promo, index) => (
          <Slide
            key={promo.id}
            {...(isPhone && {
              role: 'group',
              'aria-roledescription': messages.slide,
              'aria-label': messages.position(index + 1, promos.length),
            })}
          >
            <PromoCard promo={promo} headingLevel={3} isFirst={index === 0} />
          </Slide>
        ))}
      </Row>
      <Dots>
        {promos.map(({ id }, index) => (
          <Dot
            key={id}
            type="button"
            aria-label={messages.showPromo(index + 1, promos.length)}
            aria-controls={rowId}
            {...(index === litDot && { 'aria-current': true })}
            onClick={() => showCard(index)}
            $isLit={index === litDot}
          />
        ))}
      </Dots>
    </section>
  );
}
