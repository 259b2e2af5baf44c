import { attributes } from '@tessera/platform/protocol';
import { color, elevation, media, radius, space, type, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** Where a menu is: in the sidebar, which shows only icons while it is collapsed, or in the phone's drawer. */
export type MenuVariant = 'sidebar' | 'drawer';

/** Look of a menu's items. */
export interface MenuItemLook {
  readonly variant: MenuVariant;
  /** Whether it is a collapsed sidebar's, which hides the label. */
  readonly isIcon: boolean;
}

interface VariantProps {
  readonly $variant: MenuVariant;
}

/** Selector of an element while the sidebar is collapsed. */
export const whenCollapsed = `:root:not([${attributes.sidebar}='expanded']) &`;

/** Rules of a menu that shows only icons. */
const icons = (rules: ReturnType<typeof css>) => css<VariantProps>`
  ${({ $variant }) =>
    $variant === 'sidebar' &&
    css`
      ${whenCollapsed} {
        ${rules}
      }
    `}
`;

export const List = styled.ul<VariantProps>`
  display: grid;
  justify-items: stretch;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${icons(css`
    justify-items: center;
    gap: 4px;
  `)}
`;

const item = css<VariantProps & { readonly $isMarked?: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 2.75rem;
  margin: 0;
  padding: 0 12px;
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
  ${icons(css`
    width: 48px;
    min-height: 48px;
    padding: 0;
    justify-content: center;
    & > span {
      display: none;
    }
  `)}
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
  ${({ $isMarked }) =>
    $isMarked &&
    css<VariantProps>`
      background: ${color.surface.tile};
      color: ${color.text.primary};
      & > svg:first-child {
        color: ${color.accent.base};
      }
      &::before {
        content: '';
        position: absolute;
        top: calc(50% - 9px);
        left: -12px;
        width: 6px;
        height: 18px;
        border-radius: 2px;
        background: ${color.accent.base};
      }
      ${icons(css`
        &::before {
          left: -13px;
        }
      `)}
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
  margin: 0 0 2px;
  padding: 12px 12px 4px;
  color: ${color.text.tertiary};
  font: 600 0.8125rem / 1.25rem var(--font-ui);
  letter-spacing: normal;
  ${icons(css`
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  `)}
`;

export const Separator = styled.span<VariantProps>`
  display: block;
  flex: none;
  height: 2px;
  margin: 10px 12px;
  border-radius: 1px;
  background: ${color.line.hairline};
  ${icons(css`
    width: 28px;
    margin: 10px auto;
  `)}
`;
