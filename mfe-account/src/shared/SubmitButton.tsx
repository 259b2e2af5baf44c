import { Button, type ButtonProps } from '@tessera/shared-contracts/ui';
import type { SubmitStatus } from './useSubmitForm';

type SubmitButtonProps = Pick<ButtonProps, 'form' | 'disabled' | 'busyLabel' | 'children'> & {
  readonly status: SubmitStatus;
};

/** The button that sends a form. */
export const SubmitButton = ({ status, ...rest }: SubmitButtonProps) => (
  <Button {...rest} type="submit" variant="primary" size="lg" isBlock isBusy={status !== 'idle'} />
);
