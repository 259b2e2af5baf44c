import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogBody, type DialogProps, TextField } from '../../..';

interface PageProps extends Partial<DialogProps> {
  readonly onClosed: () => void;
}

function Page({ onClosed, children, ...props }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    onClosed();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <button type="button">Behind</button>
      {isOpen && (
        <Dialog title="Withdraw" onClose={handleClose} footer={<Button>Confirm</Button>} {...props}>
          <DialogBody>{children}</DialogBody>
        </Dialog>
      )}
    </>
  );
}

/** Renders a page with a button that opens the dialog, and one behind it. */
export function setUp(props: Partial<DialogProps> = {}, content: ReactNode = <TextField label="Amount" />) {
  const onClose = jest.fn();
  render(
    <Page onClosed={onClose} {...props}>
      {content}
    </Page>,
  );
  const user = userEvent.setup();
  return { onClose, user, open: () => user.click(screen.getByRole('button', { name: 'Open' })) };
}

/** The dialog of that page. */
export const dialog = () => screen.getByRole('dialog', { name: 'Withdraw' });
