import type { ToastKind } from '@tessera/shared-contracts/events';
import { color, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import styled from 'styled-components';
import { messages } from './toasts.messages';
import { useAutoClose } from './useAutoClose';

const Card = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) 48px;
  gap: ${grout.list};
  & > * {
    border-radius: ${radius.cut};
    background: ${color.surface.menu};
  }
`;

const tones: Readonly<Record<ToastKind, { readonly icon: LucideIcon; readonly ink: string; readonly ground: string }>> =
  {
    success: { icon: CircleCheck, ink: color.feedback.win, ground: color.feedback.winSoft },
    error: { icon: CircleX, ink: color.feedback.loss, ground: color.feedback.lossSoft },
    info: { icon: Info, ink: color.feedback.info, ground: color.feedback.infoSoft },
    warning: { icon: TriangleAlert, ink: color.feedback.warning, ground: color.feedback.warningSoft },
  };

const Mark = styled.span<{ $ink: string; $ground: string }>`
  display: grid;
  place-items: center;
  && {
    background: ${({ $ground }) => $ground};
  }
  color: ${({ $ink }) => $ink};
`;

const Text = styled.p`
  margin: 0;
  padding: 15px 14px;
  color: ${color.text.primary};
  font: ${type.ui};
  overflow-wrap: anywhere;
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.text.tertiary};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
      color: ${color.text.primary};
    }
  }
`;

/** Content of a toast. */
export interface ToastContent {
  readonly kind: ToastKind;
  readonly message: string;
  readonly durationMs: number;
  /** Restores the focus when a focused toast closes. */
  readonly returnFocus: () => void;
}

/** The three cells of a toast: kind, message and dismiss button. */
export function ToastCard({ data, closeToast }: ToastContentProps<ToastContent>) {
  const { kind, message, durationMs, returnFocus } = data;
  const { icon: Icon, ink, ground } = tones[kind];
  const toast = useRef<HTMLElement>(null);
  const setCard = (element: HTMLDivElement | null) => {
    toast.current = element?.closest<HTMLElement>('.Toastify__toast') ?? element;
  };
  const handleClose = () => {
    if (toast.current?.contains(document.activeElement)) returnFocus();
    closeToast();
  };
  useAutoClose(toast, durationMs, handleClose);

  return (
    <Card ref={setCard}>
      <Mark $ink={ink} $ground={ground}>
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      </Mark>
      <Text>{message}</Text>
      <Dismiss type="button" aria-label={messages.dismiss} onClick={handleClose}>
        <X size={18} strokeWidth={1.9} aria-hidden="true" />
      </Dismiss>
    </Card>
  );
}
