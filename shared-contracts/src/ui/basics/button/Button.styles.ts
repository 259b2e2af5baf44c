import { css } from 'styled-components';
import { color, duration, easing, elevation, media, radius } from '../../../theme';
import { focusRing, forcedEdge, plainButton } from '../mixins';

/** Purpose of a button; `primary` is the main action of a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger';
/** `lg` in forms, `sm` only for precise pointers. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Transient props that {@link buttonStyles} reads. */
export interface ButtonStyleProps {
  readonly $variant?: ButtonVariant | undefined;
  readonly $size?: ButtonSize | undefined;
  readonly $isBlock?: boolean | undefined;
  readonly $isBusy?: boolean | undefined;
}

const pressable = css`
  box-shadow: ${elevation.press};
  &:active:not(:disabled, [aria-disabled='true']) {
    box-shadow: none;
    transform: translateY(1px);
    ${media.reducedMotion} {
      transform: none;
    }
  }
`;

const variants = {
  primary: css`
    background: ${color.accent.base};
    color: ${color.text.onAccent};
    ${pressable}
    ${media.hover} {
      &:hover { background: ${color.accent.hover}; }
    }
    &:active:not(:disabled) { background: ${color.accent.pressed}; }
  `,
  secondary: css`
    background: ${color.surface.pressed};
    ${pressable}
    ${media.hover} {
      &:hover { background: color-mix(in srgb, ${color.surface.pressed} 94%, white); }
    }
  `,
  quiet: css`
    background: none;
    box-shadow: inset 0 0 0 1px ${color.line.control};
    ${media.hover} {
      &:hover { background: ${color.surface.raised}; }
    }
  `,
  text: css`
    background: none;
    padding: 0 10px;
    color: ${color.text.secondary};
    ${media.hover} {
      &:hover { background: ${color.surface.raised}; color: ${color.text.primary}; }
    }
  `,
  danger: css`
    background: ${color.feedback.danger};
    color: ${color.text.onDanger};
    ${pressable}
    ${media.hover} {
      &:hover { background: color-mix(in srgb, ${color.feedback.danger} 90%, black); }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0 13px;
    border-radius: 8px;
    font-size: 0.8125rem;
    ${media.touch} { min-height: 2.75rem; }
  `,
  md: css``,
  lg: css`
    min-height: 3.25rem;
    padding: 0 22px;
    font-size: 0.9375rem;
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

const busy = css<ButtonStyleProps>`
  &, &:hover, &:active {
    background: ${({ $variant }) => ($variant === 'primary' ? color.accent.pressed : color.surface.raised)};
    box-shadow: none;
    transform: none;
    cursor: progress;
  }
`;

/** The styles of a button, for links that look like one: `styled(Link)<ButtonStyleProps>` with this inside. */
export const buttonStyles = css<ButtonStyleProps>`
  ${plainButton}
  display: ${({ $isBlock }) => ($isBlock ? 'flex' : 'inline-flex')};
  ${({ $isBlock }) => $isBlock && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 2.75rem;
  padding: 0 18px;
  border-radius: ${radius.control};
  font: 600 0.875rem / 1.25rem var(--font-ui);
  color: ${color.text.primary};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition: background ${duration.fast} ${easing.standard}, transform ${duration.instant} ${easing.standard};
  ${({ $size = 'md' }) => sizes[$size]}
  ${media.cramped} { white-space: normal; }
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $isBusy }) => $isBusy && busy}
  ${focusRing}
  ${forcedEdge}
  &:disabled, &:disabled:hover {
    background: ${color.surface.raised};
    color: ${color.text.disabled};
    box-shadow: none;
    cursor: not-allowed;
  }
`;
