import { type RefObject, useEffect } from 'react';

/** Moves focus to the first field that a check refused, each time a check refuses. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, fieldError: unknown): void {
  useEffect(() => {
    if (fieldError === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, fieldError]);
}
