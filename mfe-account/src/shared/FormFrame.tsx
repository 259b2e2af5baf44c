import { type ComponentProps, useEffect, useRef } from 'react';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** What a check refused last; the focus goes to the first field that is to blame, each time a check refuses. */
  readonly fault: unknown;
  readonly onSubmit: () => void;
}

/** A form that is checked by our own rules alone and sent without leaving the page. */
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
