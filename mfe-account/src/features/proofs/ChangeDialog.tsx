import { Button, Dialog, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FormFrame, type SubmitForm } from '../../shared';

interface ChangeDialogProps {
  readonly title: string;
  readonly form: Pick<SubmitForm<never, string>, 'status' | 'fieldError' | 'failure'> & {
    /** Whether the browser's prompt is open; closing the dialog cancels it. */
    readonly isAsking?: boolean;
  };
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Text above its fields. */
  readonly lead?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

/** A dialog with a form that changes login methods. */
export function ChangeDialog({
  title,
  form: { status, fieldError, failure, isAsking = false },
  submitLabel,
  busyLabel,
  isDangerous = false,
  onSubmit,
  onClose,
  lead,
  children,
}: ChangeDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="md"
      footer={
        <Button
          type="submit"
          form={formId}
          variant={isDangerous ? 'danger' : 'primary'}
          size="lg"
          isBlock
          isBusy={status !== 'idle'}
          holdsDialog={!isAsking}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      }
    >
      <DialogBody>
        {lead}
        <FormFrame id={formId} fault={fieldError} isInvalidSelected onSubmit={onSubmit}>
          <Fields>{children}</Fields>
        </FormFrame>
        {failure && (
          <Notice tone="loss" role="alert">
            {failure}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
