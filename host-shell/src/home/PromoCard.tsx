import { messages } from './home.messages';
import type { Promo } from './homeContent';
import { Action, Card } from './PromoCards.styles';

interface PromoCardProps {
  readonly promo: Promo;
  readonly headingLevel: 2 | 3;
  /** Whether it is the first card: its picture is the largest contentful paint. */
  readonly isFirst?: boolean;
}

/** One promo card: title, picture, whether it is open, and a link if a page says more. */
export function PromoCard({
  promo: { title, line, isOpen, link, art, ground },
  headingLevel,
  isFirst = false,
}: PromoCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card $ground={ground}>
      <img src={art} alt="" width={360} height={280} {...(isFirst && { fetchPriority: 'high' })} />
      <Heading>{title}</Heading>
      <p>
        {!isOpen && <b>{messages.notOpen}</b>}
        <span>{line}</span>
      </p>
      {link && <Action to={link.to}>{link.label}</Action>}
    </Card>
  );
}
