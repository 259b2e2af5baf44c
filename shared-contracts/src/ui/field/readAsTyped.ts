import type { ChangeEvent, CompositionEvent } from 'react';

/**
 * Handlers of a field that shows what is read of the typed text, such as its digits. While an input method composes, the text stays
 * as it is: a changed one would make the browser begin the composition again, and double it.
 *
 * @param read reads the typed text
 * @param onText takes the text that the field shows
 */
export const readAsTyped = (read: (typed: string) => string, onText: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    onText(isComposing ? target.value : read(target.value));
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onText(read(currentTarget.value)),
});
