import { type ComponentProps, useEffect, useRef } from 'react';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Result of the last failed check; each failed check moves the focus to the first invalid field. */
  readonly fault: unknown;
  readonly onSubmit: () => void;
}

/** A form that is validated only by our own rules and sent without leaving the page. */
export function FormFrame({ fault, onSubmit, ...rest }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
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
