import { color, elevation, media, radius, space, type, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** Look of a menu: only icons, or icons with labels in the sidebar or the phone's drawer. */
export type MenuVariant = 'icons' | 'rows' | 'drawer';

interface VariantProps {
  readonly $variant: MenuVariant;
}

export const List = styled.ul<VariantProps>`
  display: grid;
  justify-items: ${({ $variant }) => ($variant === 'icons' ? 'center' : 'stretch')};
  gap: ${({ $variant }) => ($variant === 'icons' ? '4px' : '2px')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const item = css<VariantProps & { readonly $isMarked?: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: ${({ $variant }) => ($variant === 'icons' ? '48px' : '100%')};
  min-height: ${({ $variant }) => ($variant === 'icons' ? '48px' : '2.75rem')};
  margin: 0;
  padding: ${({ $variant }) => ($variant === 'icons' ? '0' : '0 12px')};
  justify-content: ${({ $variant }) => ($variant === 'icons' ? 'center' : 'flex-start')};
  border: 0;
  border-radius: ${radius.tile};
  background: none;
  color: ${color.text.secondary};
  font: 550 0.875rem / 1.25rem var(--font-ui);
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  & svg {
    flex: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface.tile};
      color: ${color.text.primary};
    }
  }
  &[aria-expanded='true'] {
    background: ${color.surface.tile};
    color: ${color.text.primary};
  }
  ${({ $isMarked, $variant }) =>
    $isMarked &&
    css`
      background: ${color.surface.tile};
      color: ${color.text.primary};
      & > svg:first-child {
        color: ${color.accent.base};
      }
      &::before {
        content: '';
        position: absolute;
        top: calc(50% - 9px);
        left: ${$variant === 'icons' ? '-13px' : '-12px'};
        width: 6px;
        height: 18px;
        border-radius: 2px;
        background: ${color.accent.base};
      }
    `}
`;

export const ItemLink = styled(Link)<VariantProps & { readonly $isMarked?: boolean }>`
  ${item}
`;

export const ItemButton = styled.button<VariantProps & { readonly $isMarked?: boolean }>`
  ${item}
`;

export const Chevron = styled.span`
  display: grid;
  margin-left: auto;
  color: ${color.text.tertiary};
`;

const subLink = css`
  display: flex;
  align-items: center;
  color: ${color.text.secondary};
  font: ${type.ui};
  text-decoration: none;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }
  &[aria-current] {
    color: ${color.accent.base};
  }
`;

/** The submenu inside the expanded sidebar and the drawer. */
export const SubList = styled.ul<VariantProps>`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 4px 0 8px 32px;
  list-style: none;
  & a {
    ${subLink}
    min-height: ${({ $variant }) => ($variant === 'drawer' ? '2.75rem' : '2.25rem')};
    padding: 0 12px;
    border-left: 2px solid ${color.line.hairline};
    border-radius: 0 8px 8px 0;
  }
  & a[aria-current] {
    border-left-color: ${color.accent.base};
  }
  ${media.hover} {
    & a:hover {
      background: ${color.surface.tile};
      color: ${color.text.primary};
    }
  }
`;

/** The submenu beside the collapsed sidebar. */
export const Flyout = styled.div<{ readonly $top: number }>`
  position: fixed;
  --top: max(var(--layout-header), ${({ $top }) => $top}px);
  top: var(--top);
  left: calc(var(--layout-sidebar-collapsed) - 4px);
  z-index: ${zIndex.dropdown};
  min-width: 200px;
  max-height: calc(100dvh - var(--top) - 12px);
  padding: 6px;
  overflow-y: auto;
  border-radius: 14px;
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  ${forcedEdge}
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    ${subLink}
    min-height: 2.75rem;
    padding: 0 12px;
    border-radius: 8px;
  }
  ${media.hover} {
    & a:hover {
      background: ${color.surface.pressed};
      color: ${color.text.primary};
    }
  }
`;

export const FlyoutTitle = styled.p`
  margin: 0;
  padding: 8px 12px 4px;
  color: ${color.text.tertiary};
  font: ${type.small};
  font-weight: 600;
`;

export const SectionTitle = styled.h2<VariantProps>`
  ${({ $variant }) =>
    $variant === 'icons'
      ? css`
          position: absolute;
          width: 1px;
          height: 1px;
          margin: 0;
          overflow: hidden;
          clip-path: inset(50%);
        `
      : css`
          margin: 0 0 2px;
          padding: 12px 12px 4px;
          color: ${color.text.tertiary};
          font: 600 0.8125rem / 1.25rem var(--font-ui);
          letter-spacing: normal;
        `}
`;

export const Separator = styled.span<VariantProps>`
  display: block;
  flex: none;
  width: ${({ $variant }) => ($variant === 'icons' ? '28px' : 'auto')};
  height: 2px;
  margin: ${({ $variant }) => ($variant === 'icons' ? '10px auto' : '10px 12px')};
  border-radius: 1px;
  background: ${color.line.hairline};
`;
