import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius } from '../../../theme';
import { focusRing, plainButton } from '../mixins';

const Face = styled.button<{ $size: 'sm' | 'md'; $isSolid: boolean }>`
  ${plainButton}
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => ($size === 'sm' ? '36px' : '44px')};
  height: ${({ $size }) => ($size === 'sm' ? '36px' : '44px')};
  border-radius: ${({ $size }) => ($size === 'sm' ? '8px' : radius.control)};
  background: ${({ $isSolid }) => ($isSolid ? color.surface.tile : 'none')};
  color: ${color.text.secondary};
  ${focusRing}
  & > svg { width: 20px; height: 20px; stroke-width: 1.9; }
  ${media.hover} {
    &:hover { background: ${color.surface.raised}; color: ${color.text.primary}; }
  }
  &:disabled, &:disabled:hover {
    background: none;
    color: ${color.text.disabled};
    box-shadow: inset 0 0 0 1px ${color.line.hairline};
    cursor: not-allowed;
  }
  ${media.touch} {
    position: relative;
    &::after { content: ''; position: absolute; inset: ${({ $size }) => ($size === 'sm' ? '-4px' : '0')}; }
  }
`;

/** Props of {@link IconButton}; all props of a native button are passed on. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'sm' | 'md' | undefined;
  /** Gives it its own background, for use directly on the page. */
  readonly isSolid?: boolean | undefined;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, size = 'md', isSolid = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Face {...rest} type={type} aria-label={label} $size={size} $isSolid={isSolid}>
      {icon}
    </Face>
  );
}
