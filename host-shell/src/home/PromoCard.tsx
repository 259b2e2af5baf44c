import type { Promo } from './homeContent';
import { Action, Card } from './PromoCards.styles';

interface PromoCardProps {
  readonly promo: Promo;
  readonly headingLevel: 2 | 3;
  /** Whether it is the first card: its picture is the largest contentful paint. */
  readonly isFirst?: boolean;
}

/** One promo card: title, picture and a link. */
export function PromoCard({
  promo: { title, line, action, to, art, ground },
  headingLevel,
  isFirst = false,
}: PromoCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card $ground={ground}>
      <img src={art} alt="" width={360} height={280} {...(isFirst && { fetchPriority: 'high' })} />
      <Heading>{title}</Heading>
      <p>{line}</p>
      <Action to={to}>{action}</Action>
    </Card>
  );
}
