import { type RefObject, useEffect, useState } from 'react';
import { missingIn, readTexts } from '../../stage/pageTexts';

/** Typed texts and style sheets change what is shown without a mutation. */
const lookEveryMs = 500;

/** The claims that the stage in a frame does not show at the moment, as the check of states reads it. */
export function useMissing(frame: RefObject<HTMLIFrameElement | null>, claims: readonly string[]): readonly string[] {
  const [missing, setMissing] = useState(claims);
  useEffect(() => {
    const look = () => {
      // A document of another origin cannot be read, and one that is loading has no body.
      const page = frame.current?.contentDocument;
      const current = missingIn(page?.body ? readTexts(page) : [], claims);
      setMissing((before) => (String(before) === String(current) ? before : current));
    };
    const timer = window.setInterval(look, lookEveryMs);
    return () => window.clearInterval(timer);
  }, [frame, claims]);
  return missing;
}
