import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { promoDotIndex } from './promoDots';

interface PromoRow {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly litDot: number;
  readonly showCard: (index: number) => void;
}

/** Tracks the scroll position of the row of promo cards, and scrolls it to a card. */
export function usePromoRow(cards: number): PromoRow {
  const row = useRef<HTMLDivElement>(null);
  const [litDot, setLitDot] = useState(0);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const handleScroll = () => {
      const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
      setLitDot(promoDotIndex(list.scrollLeft, width, cards));
    };
    list.addEventListener('scroll', handleScroll, { passive: true });
    return () => list.removeEventListener('scroll', handleScroll);
  }, [cards]);

  const showCard = (index: number) => {
    const list = row.current;
    const card = list?.children[index];
    if (!list || !(card instanceof HTMLElement)) return;
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { row, litDot, showCard };
}
