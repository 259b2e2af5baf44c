import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels that the row scrolls per press of an arrow (spec §9 Carousel step). */
const stepPx = 200;

/** Milliseconds that the slowest browser needs to scroll {@link stepPx} smoothly. */
const glideMs = 500;

/** Tolerance at an end, since scroll positions are fractional on some screens. */
const tolerancePx = 1;

interface Ends {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

interface Carousel extends Ends {
  readonly rowRef: RefObject<HTMLDivElement | null>;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

/** Scrolls a row by arrows and tracks whether it is at an end. */
export function useCarousel(): Carousel {
  const rowRef = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      setEnds({
        canGoBack: scrollLeft > tolerancePx,
        canGoOn: scrollLeft + clientWidth < scrollWidth - tolerancePx,
      });
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      resizes.disconnect();
    };
  }, []);

  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lastMove = useRef({ targetLeft: 0, at: Number.NEGATIVE_INFINITY });
  const move = (byPx: number) => {
    const row = rowRef.current;
    if (row === null) return;
    // A press during smooth scrolling starts from the previous target, otherwise the row would scroll less than a step.
    const isGliding = performance.now() - lastMove.current.at < glideMs;
    const wanted = (isGliding ? lastMove.current.targetLeft : row.scrollLeft) + byPx;
    const targetLeft = Math.min(Math.max(wanted, 0), row.scrollWidth - row.clientWidth);
    lastMove.current = { targetLeft, at: performance.now() };
    row.scrollTo({ left: targetLeft, behavior: isCalm ? 'instant' : 'smooth' });
  };

  return {
    rowRef,
    ...ends,
    goBack: () => move(-stepPx),
    goOn: () => move(stepPx),
  };
}
