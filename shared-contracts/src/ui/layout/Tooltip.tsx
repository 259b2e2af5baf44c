import {
  cloneElement,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, font, zIndex } from '../../theme';

/** Milliseconds that the pointer has to rest before the tooltip shows (spec §9 Tooltip delay). */
const delayMs = 400;
const gap = 8;
/** Widest bubble, in pixels. */
const widest = 280;

const Bubble = styled.div`
  position: fixed;
  z-index: ${zIndex.tooltip};
  max-width: min(${widest}px, calc(100vw - ${2 * gap}px));
  width: max-content;
  padding: 7px 10px;
  border-radius: 7px;
  background: ${color.text.primary};
  font: 550 0.8125rem / 1rem ${font.ui};
  color: ${color.surface.page};
  pointer-events: none;
`;

/** Side of the control where the tooltip is shown. */
export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface TriggerProps {
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A function makes the text when it is shown. */
  readonly label: string | (() => string);
  /** A single control that passes pointer and focus handlers on to its element. */
  readonly children: ReactElement<TriggerProps>;
  readonly side?: TooltipSide | undefined;
  /** Hides it while a popup of the control is open. */
  readonly isOff?: boolean | undefined;
  /** A press shows it as well: for a control that does nothing else, so that it can be read on touch screens. */
  readonly opensOnPress?: boolean | undefined;
}

/** A short label of a control, shown on hover after a delay and on keyboard focus; Escape hides it. */
export function Tooltip({ label, children, side = 'top', isOff = false, opensOnPress = false }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<DOMRect | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = anchor !== undefined && !isOff;

  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(undefined);
    const handleElsewhere = () => setAnchor(undefined);
    document.addEventListener('keydown', handleKeyDown, true);
    document.addEventListener('pointerdown', handleElsewhere, true);
    window.addEventListener('scroll', handleElsewhere, true);
    return () => {
      document.removeEventListener('keydown', handleKeyDown, true);
      document.removeEventListener('pointerdown', handleElsewhere, true);
      window.removeEventListener('scroll', handleElsewhere, true);
    };
  }, [isShown]);

  const own = children.props;
  const trigger = cloneElement(children, {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      const element = event.currentTarget;
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(element.getBoundingClientRect()), delayMs);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      hide();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget.getBoundingClientRect());
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event);
      hide();
    },
    ...(opensOnPress && {
      onClick: (event: MouseEvent<HTMLElement>) => {
        own.onClick?.(event);
        setAnchor(event.currentTarget.getBoundingClientRect());
      },
    }),
    // A control with the same name would be read out twice.
    // biome-ignore lint/plugin: compares the words themselves
    ...(isShown && own['aria-label'] !== label && { 'aria-describedby': id }),
  });
  return (
    <>
      {trigger}
      {anchor &&
        !isOff &&
        createPortal(
          <Bubble id={id} role="tooltip" style={placeBeside(anchor, side)}>
            {typeof label === 'function' ? label() : label}
          </Bubble>,
          document.body,
        )}
    </>
  );
}

function placeBeside({ left, right, top, bottom, width, height }: DOMRect, side: TooltipSide) {
  const middleX = `clamp(${gap + widest / 2}px, ${left + width / 2}px, 100vw - ${gap + widest / 2}px)`;
  const middleY = top + height / 2;
  return {
    top: { left: middleX, top: top - gap, transform: 'translate(-50%, -100%)' },
    bottom: { left: middleX, top: bottom + gap, transform: 'translateX(-50%)' },
    right: { left: right + gap, top: middleY, transform: 'translateY(-50%)' },
    left: { left: left - gap, top: middleY, transform: 'translate(-100%, -50%)' },
  }[side];
}
