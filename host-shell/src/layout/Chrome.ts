import { duration, easing, media } from '@tessera/shared-contracts/theme';
import styled, { css } from 'styled-components';

/** How much room a page leaves to the surrounding parts. */
export interface PageRoom {
  /** The page fills low screens: a landscape phone, or a window at a zoom of 400 %. */
  readonly $isFramed: boolean;
  /** The page fills the screen, because the player asked for it. */
  readonly $isTheatre: boolean;
}

const whenFilled = (rules: ReturnType<typeof css>) => css<PageRoom>`
  ${({ $isTheatre }) => $isTheatre && rules}
  ${({ $isFramed }) =>
    $isFramed &&
    css`
      ${media.low} {
        ${rules}
      }
    `}
`;

/** The parts around the page: hidden, also from the keyboard, while the page fills the screen. */
export const Chrome = styled.div<PageRoom>`
  display: contents;
  ${whenFilled(css`
    display: none;
  `)}
`;

/** The page and the footer, beside and below the {@link Chrome}. */
export const Content = styled.div<PageRoom>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-top: var(--layout-header);
  padding-left: var(--layout-sidebar);
  transition: padding-left ${duration.base} ${easing.standard};
  ${media.belowLg} {
    padding-left: 0;
    padding-bottom: var(--layout-bottom-bar);
  }
  ${whenFilled(css`
    --layout-header: 0px;
    --layout-bottom-bar: 0px;
    padding-left: 0;
  `)}
`;
