import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { Button, Dialog, TextField } from '../..';
import { dialog, setUp } from './testing/dialogPage';

function Asking() {
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = <Button ref={cancel}>Cancel</Button>;
  return (
    <Dialog title="Sure?" onClose={() => undefined} initialFocusRef={cancel} footer={footer}>
      <TextField label="Reason" />
    </Dialog>
  );
}

interface StackProps {
  readonly onCloseOuter: () => void;
  readonly onCloseInner: () => void;
}

/** Opens both at once, as an address that names the second does. */
function Stack({ onCloseOuter, onCloseInner }: StackProps) {
  const [isInner, setIsInner] = useState(true);
  const handleCloseInner = () => {
    onCloseInner();
    setIsInner(false);
  };
  return (
    <Dialog title="Withdraw" onClose={onCloseOuter}>
      <TextField label="Amount" />
      {isInner && (
        <Dialog title="Confirm Withdrawal" isStacked onClose={handleCloseInner}>
          <TextField label="Code" />
        </Dialog>
      )}
    </Dialog>
  );
}

/** The link that opens the second dialog is there only until it is. */
function OpenerGone() {
  const [step, setStep] = useState<'link' | 'inner' | 'done'>('link');
  return (
    <Dialog title="Withdraw" onClose={() => undefined}>
      {step === 'link' && <Button onClick={() => setStep('inner')}>Enter the code</Button>}
      {step === 'inner' && (
        <Dialog title="Confirm Withdrawal" isStacked onClose={() => undefined}>
          <Button onClick={() => setStep('done')}>Cancel</Button>
        </Dialog>
      )}
    </Dialog>
  );
}

function Vanishing() {
  const [isThere, setIsThere] = useState(true);
  return isThere && <Button onClick={() => setIsThere(false)}>Try again</Button>;
}

/** A dialog that a second one replaces once the content has loaded. */
function Replaced() {
  const [shown, setShown] = useState<'nothing' | 'waiting' | 'there'>('nothing');
  const close = () => setShown('nothing');
  return (
    <>
      <button type="button" onClick={() => setShown('waiting')}>
        Open
      </button>
      {shown === 'waiting' && (
        <Dialog key="waiting" title="Wait" onClose={close}>
          <Button onClick={() => setShown('there')}>Go on</Button>
        </Dialog>
      )}
      {shown === 'there' && (
        <Dialog key="there" title="Withdraw" onClose={close}>
          <TextField label="Amount" />
        </Dialog>
      )}
    </>
  );
}

describe('focus', () => {
  test.each([false, true])('returns past a dialog that this one has replaced (strict mode: %p)', async (isStrict) => {
    const user = userEvent.setup();
    render(
      isStrict ? (
        <StrictMode>
          <Replaced />
        </StrictMode>
      ) : (
        <Replaced />
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('starts at the first control of the body', async () => {
    const { open } = setUp();
    await open();
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  test('starts at the dialog when the body has no control', async () => {
    const { open } = setUp({}, <p>Only words</p>);
    await open();
    expect(dialog()).toHaveFocus();
  });

  test('starts where the content has autoFocus', async () => {
    const content = (
      <>
        <TextField label="Amount" />
        <TextField label="Address" autoFocus />
      </>
    );
    const { open, user } = setUp({}, content);
    await open();
    expect(screen.getByLabelText('Address')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('starts at the given element', () => {
    render(<Asking />);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('wraps around inside', async () => {
    const { open, user } = setUp();
    await open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  });

  test('reaches a long body of text, so that a keyboard can scroll it', async () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { open, user } = setUp({ footer: undefined }, <p>Very many words</p>);
    await open();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Very many words');
    expect(document.activeElement).not.toBe(dialog());
    jest.restoreAllMocks();
  });

  test('moves to the dialog when the focused control disappears', async () => {
    const { open, user } = setUp({}, <Vanishing />);
    await open();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog()).toHaveFocus());
  });

  test('returns from the page behind', async () => {
    const { open } = setUp();
    await open();
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  test('may move to elements above dialogs, such as a toast, and return', async () => {
    const toast = document.createElement('div');
    toast.setAttribute('data-above-dialogs', '');
    toast.innerHTML = '<button>Dismiss</button>';
    document.body.append(toast);
    const { open, user, onClose } = setUp();
    await open();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await user.tab();
    expect(dialog().contains(document.activeElement)).toBe(true);
    toast.remove();
  });
});

describe('two dialogs', () => {
  test('Escape closes only the one on top', async () => {
    const onCloseOuter = jest.fn();
    const onCloseInner = jest.fn();
    render(<Stack onCloseOuter={onCloseOuter} onCloseInner={onCloseInner} />);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect([onCloseInner.mock.calls.length, onCloseOuter.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard('{Escape}');
    expect([onCloseInner.mock.calls.length, onCloseOuter.mock.calls.length]).toEqual([1, 1]);
  });

  test('the focus stays in the one on top', () => {
    render(<Stack onCloseOuter={() => undefined} onCloseInner={() => undefined} />);
    screen.getByLabelText('Amount').focus();
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  test('a dialog of another copy of this code counts, too', async () => {
    const { open, user, onClose } = setUp();
    await open();
    const other = document.createElement('div');
    other.setAttribute('data-dialog-layer', 'base');
    document.body.append(other);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    other.remove();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a dialog whose opener is gone leaves the focus to the dialog below', async () => {
  const user = userEvent.setup();
  render(<OpenerGone />);
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Withdraw' })).toHaveFocus());
});
