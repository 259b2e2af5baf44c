import { color, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** The pause control shows when the section is pointed at or holds the focus; touch has neither, so there it stays. */
export const PauseSlot = styled.span<{ $isPaused: boolean }>`
  display: inline-flex;

  ${media.hover} {
    opacity: ${({ $isPaused }) => ($isPaused ? 1 : 0)};
  }
`;

export const Section = styled.section`
  &:hover ${PauseSlot}, &:focus-within ${PauseSlot} {
    opacity: 1;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 44px;
  margin-bottom: ${space(4)};

  h2 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h2};
    letter-spacing: var(--tracking-h2);
  }

  > [role='tablist'] {
    margin-left: auto;
  }
`;

/** As tall as a full table, so that a change of tab moves nothing below. */
export const FullHeight = styled.div`
  display: grid;
  min-height: 314px;

  ${media.belowMd} {
    min-height: 372px;
  }
`;
