import { ArrowLeft, X } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton';
import { useScrollLock } from '../hooks/useScrollLock';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { messages } from '../ui.messages';
import { Body, Foot, Grab, Head, Layer, Panel, Title } from './Dialog.styles';
import { HoldContext, useHolds } from './holdDialog';
import { heldAttribute } from './layers';
import { useDialogFocus } from './useDialogFocus';
import { useSheetDrag } from './useSheetDrag';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly title: string;
  /**
   * Called by the close button, Escape, a click outside the dialog, or dragging the sheet down, unless it is held open. Without it the
   * dialog has none of these, and stays until one of its actions is taken.
   */
  readonly onClose?: (() => void) | undefined;
  /** `form` is for views that are filled in or copied from. */
  readonly size?: 'sm' | 'form' | 'md' | 'lg' | undefined;
  /** Shows a back arrow before the title. */
  readonly onBack?: (() => void) | undefined;
  /** Accessible name of the back arrow. */
  readonly backLabel?: string | undefined;
  /** Shown in the head before the close button. */
  readonly headExtra?: ReactNode;
  /** Opens above another dialog; only the one-time-code step does. */
  readonly isStacked?: boolean | undefined;
  /** Actions; always visible, side by side. */
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Gets the initial focus, instead of the first control of the body. */
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The title names the dialog but is hidden; the close button is then over the content. */
  readonly isTitleHidden?: boolean | undefined;
  /** Rows of the slab; {@link DialogBody} is a padded one. */
  readonly children: ReactNode;
}

/**
 * A modal dialog, below 768 px a bottom sheet. It is open while mounted. A busy {@link Button} inside holds it open.
 *
 * Not a native `<dialog>`: its top layer would make the host's toasts, which report the result of an action in the
 * dialog, unusable until it closes.
 */
export function Dialog({
  title,
  onClose,
  size = 'md',
  onBack,
  backLabel = messages.back,
  headExtra,
  isStacked = false,
  footer,
  role = 'dialog',
  initialFocusRef,
  isTitleHidden = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  const [isHeld, hold] = useHolds();
  const dismiss = () => {
    if (!isHeld) onClose?.();
  };
  useScrollLock();
  useDialogFocus({ layer, panel, body, initialFocusRef, onEscape: dismiss });
  const drag = useSheetDrag(panel, dismiss);

  // A click outside has to start and end outside: selecting text inside and releasing outside does not close the
  // dialog.
  const handlePointerDown = (event: PointerEvent) => {
    isPressedBeside.current = event.target === layer.current;
  };
  // The second click of a double click was meant for the element that the first one moved or removed.
  const handleClick = ({ target, detail }: MouseEvent) => {
    if (isPressedBeside.current && target === layer.current && detail < 2) dismiss();
    isPressedBeside.current = false;
  };
  const handleClickFirst = (event: MouseEvent) => {
    // Events of a dialog above pass through here, too.
    if (!isHeld || !layer.current?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const whileHeld = isHeld && { 'aria-disabled': true };

  const titleText = <Title id={titleId}>{title}</Title>;
  return createPortal(
    <Layer
      ref={layer}
      data-dialog-layer={isStacked ? 'stacked' : 'base'}
      {...(isHeld && { [heldAttribute]: '' })}
      onPointerDown={handlePointerDown}
      onClickCapture={handleClickFirst}
      onClick={handleClick}
      $isStacked={isStacked}
    >
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        {...(role === 'alertdialog' && { 'aria-describedby': bodyId })}
        tabIndex={-1}
        $size={size}
      >
        {onClose && <Grab aria-hidden="true" {...drag} />}
        {isTitleHidden && <VisuallyHidden>{titleText}</VisuallyHidden>}
        <Head $hasBack={onBack !== undefined} $isBare={isTitleHidden} {...(!isTitleHidden && drag)}>
          {onBack && (
            <IconButton {...whileHeld} label={backLabel} icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} />
          )}
          {!isTitleHidden && titleText}
          {headExtra}
          {onClose && (
            <IconButton {...whileHeld} label={messages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          )}
        </Head>
        <HoldContext value={hold}>
          <Body ref={body} id={bodyId} $isFirst={isTitleHidden} $isLast={footer === undefined}>
            {children}
          </Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </HoldContext>
      </Panel>
    </Layer>,
    document.body,
  );
}
