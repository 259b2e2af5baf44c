/** Share of a card's width that counts as one step of the row (spec §9 Carousel step). */
const promoDotShare = 0.85;

/** Index of the active dot of the promo cards after the row was scrolled by hand. */
export function promoDotIndex(scrollLeft: number, cardWidth: number, cards: number): number {
  if (cardWidth <= 0) return 0;
  const index = Math.round(scrollLeft / (cardWidth * promoDotShare));
  return Math.min(Math.max(index, 0), cards - 1);
}
