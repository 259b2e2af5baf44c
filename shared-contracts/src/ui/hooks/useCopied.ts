import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the copied state lasts (spec §9 Copy confirmation). */
const copiedMs = 2000;

/** Result of {@link useCopied}. */
export interface Copied {
  readonly isCopied: boolean;
  /** Copies the text to the clipboard; returns whether that succeeded. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies a text and reports for two seconds that it was copied. */
export function useCopied(): Copied {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => setIsCopied(false), copiedMs);
    return true;
  }, []);
  return { isCopied, copy };
}
