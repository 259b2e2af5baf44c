import { color, font, media, radius, type } from '@tessera/shared-contracts/theme';
import { focusRing } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

export const SessionButton = styled.button`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.control};
  background: ${color.surface.tile};
  color: ${color.text.secondary};
  font: 550 0.875rem / 1.25rem ${font.ui};
  font-variant-numeric: tabular-nums lining-nums;
  cursor: pointer;

  /* The figures matter more. */
  ${media.smallestPhone} {
    padding: 0 8px;

    > svg {
      display: none;
    }
  }
  ${media.low} {
    > svg {
      display: block;
    }
  }

  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${color.surface.raised};
      color: ${color.text.primary};
    }
  }
`;

/** Time and result, one above the other; on low screens there is only room for the icon. */
export const SessionLines = styled.span`
  display: grid;
  justify-items: start;
  line-height: 1.0625rem;

  ${media.low} {
    display: none;
  }
`;

export const SessionLine = styled.span<{ $isResult?: boolean }>`
  color: ${({ $isResult = false }) => ($isResult ? color.text.primary : 'inherit')};
  white-space: nowrap;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0 0 20px;
  color: ${color.text.secondary};
  font: ${type.body};

  > dd {
    margin: 0;
    color: ${color.text.primary};
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.p`
  margin: 0 0 20px;
  color: ${color.text.secondary};
  font: ${type.body};
`;
