import { type ComponentProps, useEffect, useRef } from 'react';

/** Props of {@link FormFrame}. */
export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Result of the last failed check; each failed check moves the focus to the first invalid field. */
  readonly fault: unknown;
  /** Whether the value of that field is selected, so that typing replaces it. */
  readonly isInvalidSelected?: boolean;
  readonly onSubmit: () => void;
}

/** A form with our own validation that is sent without navigation. */
export function FormFrame({ fault, isInvalidSelected = false, onSubmit, ...rest }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault === undefined) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    if (isInvalidSelected && field instanceof HTMLInputElement) field.select();
  }, [fault, isInvalidSelected]);
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
