import type { Promo } from './homeContent';
import { Action, Card } from './PromoCards.styles';

interface PromoCardProps {
  readonly promo: Promo;
  readonly headingLevel: 2 | 3;
}

/** One promo card: title, picture and a link. */
export function PromoCard({ promo: { title, line, action, to, art, ground }, headingLevel }: PromoCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card $ground={ground}>
      <img src={art} alt="" width={360} height={280} />
      <Heading>{title}</Heading>
      <p>{line}</p>
      <Action to={to}>{action}</Action>
    </Card>
  );
}
