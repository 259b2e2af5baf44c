import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useRef, useState } from 'react';
import { Button, Dialog, DialogBody, type DialogProps, Select, TextField } from '../..';

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

function Vanishing() {
  const [isThere, setIsThere] = useState(true);
  return isThere && <Button onClick={() => setIsThere(false)}>Try again</Button>;
}

/** A dialog that a second one replaces once its content is there. */
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

function setUp(props: Partial<DialogProps> = {}, content: ReactNode = <TextField label="Amount" />) {
  const onClose = jest.fn();
  render(
    <Page onClosed={onClose} {...props}>
      {content}
    </Page>,
  );
  const user = userEvent.setup();
  return { onClose, user, open: () => user.click(screen.getByRole('button', { name: 'Open' })) };
}

const dialog = () => screen.getByRole('dialog', { name: 'Withdraw' });

describe('naming', () => {
  test('is a modal dialog named by its heading', async () => {
    const { open } = setUp();
    await open();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible();
  });

  test('keeps its name when the title is hidden', async () => {
    const { open } = setUp({ isTitleHidden: true });
    await open();
    expect(dialog()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('can be an alert', async () => {
    const { open } = setUp({ role: 'alertdialog' });
    await open();
    expect(screen.getByRole('alertdialog', { name: 'Withdraw' })).toBeInTheDocument();
  });
});

describe('closing', () => {
  test.each([
    [
      'its button',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a click beside it',
      (user: ReturnType<typeof userEvent.setup>) => user.click(dialog().parentElement as HTMLElement),
    ],
  ])('is requested by %s, and the focus is restored', async (_what, close) => {
    const { open, user, onClose } = setUp();
    await open();
    await close(user);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('is not requested by a press inside that ends outside', async () => {
    const { open, user, onClose } = setUp();
    await open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Amount') },
      { keys: '[/MouseLeft]', target: dialog().parentElement as HTMLElement },
    ]);
    fireEvent.click(dialog().parentElement as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('goes back by its back arrow', async () => {
    const onBack = jest.fn();
    const { open, user, onClose } = setUp({ onBack, backLabel: 'Back to wallet' });
    await open();
    await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('keeps the focus where the page has moved it meanwhile', async () => {
    const { open, user } = setUp();
    await open();
    await user.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  });
});

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

  test('starts at the dialog when there is none', async () => {
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

  test('moves to the dialog when the control that has it disappears', async () => {
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

test('Escape in an open listbox closes only the listbox', async () => {
  const { open, user, onClose } = setUp(
    {},
    <Select label="Currency" value="BTC" onChange={() => undefined} options={[{ value: 'BTC', label: 'BTC' }]} />,
  );
  await open();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

describe('the page behind', () => {
  const root = document.documentElement;

  test('does not scroll while a dialog is open, however many there are', async () => {
    const first = render(
      <Dialog title="One" onClose={() => undefined}>
        1
      </Dialog>,
    );
    const second = render(
      <Dialog title="Two" onClose={() => undefined}>
        2
      </Dialog>,
    );
    expect(root.style.overflow).toBe('hidden');
    first.unmount();
    expect(root.style.overflow).toBe('hidden');
    second.unmount();
    expect(root.style.overflow).toBe('');
    expect(root).not.toHaveAttribute('data-scroll-locks');
  });

  test('counts the locks of other copies of this code', () => {
    root.setAttribute('data-scroll-locks', '1');
    root.style.overflow = 'hidden';
    const { unmount } = render(
      <Dialog title="One" onClose={() => undefined}>
        1
      </Dialog>,
    );
    expect(root).toHaveAttribute('data-scroll-locks', '2');
    unmount();
    expect(root.style.overflow).toBe('hidden');
    root.removeAttribute('data-scroll-locks');
    root.style.removeProperty('overflow');
  });
});

describe('bottom sheet', () => {
  const drag = (head: Element, distance: number, ms: number) => {
    const at = (type: string, y: number, timeStamp: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(head, event);
    };
    at('pointerdown', 100, 1000);
    at('pointermove', 100 + distance / 2, 1000 + ms / 2);
    at('pointerup', 100 + distance, 1000 + ms);
  };
  const width = window.innerWidth;
  const setWidth = (value: number) => Object.defineProperty(window, 'innerWidth', { value, configurable: true });
  afterEach(() => setWidth(width));

  test.each([
    ['far', 390, 120, 1000, 1],
    ['a little', 390, 40, 1000, 0],
    ['a little but quickly', 390, 60, 50, 1],
    ['up', 390, -200, 50, 0],
    ['far on a wide page', 1440, 200, 100, 0],
  ])(
    'dragged %s (%p px wide, by %p px in %p ms) requests closing %p times',
    async (_what, pageWidth, distance, ms, times) => {
      setWidth(pageWidth);
      const { open, onClose } = setUp();
      await open();
      drag(screen.getByRole('heading', { name: 'Withdraw' }), distance, ms);
      expect(onClose).toHaveBeenCalledTimes(times);
    },
  );
});
