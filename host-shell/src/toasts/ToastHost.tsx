import { type EventPayload, on } from '@tessera/shared-contracts/events';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';
import { useEffect, useRef } from 'react';
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { ToastCard, type ToastContent } from './ToastCard';
import { ToastStyles } from './ToastStyles';
import { messages } from './toasts.messages';
import { ToastTransition } from './toastTransition';

/** Default duration of a toast in milliseconds (spec §9 Toast duration). */
const defaultDurationMs = 3000;

const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]:not([contenteditable="false"])';

/** Macs, iPhones and iPads, where Option types. An iPad calls itself a Mac. */
const hasOptionKey = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * Alt+T by the key's position, since Option changes the letter (spec §14 Toast durations). AltGr, and Option in a field, type
 * a letter.
 */
const isHotkey = (event: KeyboardEvent) =>
  event.altKey &&
  event.code === 'KeyT' &&
  !event.ctrlKey &&
  !event.getModifierState('AltGraph') &&
  !(hasOptionKey() && event.target instanceof Element && event.target.closest(typed));

/** The library calls this as a function, sometimes outside a render, so hooks are one level down. */
const renderCard = (props: ToastContentProps<ToastContent>) => <ToastCard {...props} />;

/** Toasts are deduplicated by message. */
const toastIdOf = (kind: string, message: string) => `${kind}-${message}`.replace(/\s+/g, '-');

/** See {@link ToastHost}. */
export interface ToastHostProps {
  /** Toasts that were requested before this mounted. */
  readonly waiting: readonly EventPayload<'toast-requested'>[];
}

/** Shows the toasts of the whole page; every part requests them by event. */
export function ToastHost({ waiting }: ToastHostProps) {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const isInToast = (node: EventTarget | null) => node instanceof Element && node.closest('.Toastify') !== null;
      if (isInToast(target) && !isInToast(relatedTarget) && relatedTarget instanceof Element) {
        cameFrom.current = relatedTarget;
      }
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, []);

  useEffect(() => {
    let userId = readSession()?.user.id;
    return subscribeSession(() => {
      const former = userId;
      userId = readSession()?.user.id;
      // The next player must not see toasts of the former one.
      if (former !== undefined && former !== userId) toast.dismiss();
    });
  }, []);

  useEffect(() => {
    const returnFocus = () => {
      const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    const show = ({ kind, message, durationMs = defaultDurationMs }: EventPayload<'toast-requested'>) => {
      toast(renderCard, {
        toastId: toastIdOf(kind, message),
        type: kind,
        role: kind === 'error' ? 'alert' : 'status',
        data: { kind, message, durationMs, returnFocus },
      });
    };
    waiting.forEach(show);
    return on('toast-requested', show);
  }, [waiting]);

  return (
    <>
      <ToastStyles />
      <ToastContainer
        aria-label={messages.region}
        autoClose={false}
        closeButton={false}
        customProgressBar
        draggable={false}
        hotKeys={isHotkey}
        icon={false}
        position="top-right"
        theme="dark"
        transition={ToastTransition}
      />
    </>
  );
}
