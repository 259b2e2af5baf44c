import type { ChangeEvent, CompositionEvent } from 'react';

/**
 * Handlers of a field that normalises typed text, such as to digits. While an input method composes, the text stays
 * unchanged: a change would restart the composition and duplicate it.
 *
 * @param read normalises the typed text
 * @param onText takes the text that the field shows
 */
export const readAsTyped = (read: (typed: string) => string, onText: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    onText(isComposing ? target.value : read(target.value));
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onText(read(currentTarget.value)),
});
