import { color, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { Slab } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

/** As high for one step as for all, so that what is below stays where it is. */
export const Steps = styled(Slab)`
  grid-template-rows: auto 1fr;
  height: 12.75rem;
`;

export const StepsHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 8px 24px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};

  :is(h2, h3) {
    margin: 0;
    font: ${type.h3};
    letter-spacing: var(--tracking-h3);
    color: ${color.text.primary};
  }

  ${media.belowMd} {
    padding-left: 20px;
  }
`;

/** The tiles side by side; on phones they scroll. */
export const StepsRow = styled.ul`
  && {
    background: transparent;
  }
  display: grid;
  grid-auto-columns: minmax(17rem, 1fr);
  grid-auto-flow: column;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
`;

export const Tile = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 18px 24px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};

  > svg {
    flex: none;
  }
  strong {
    font: ${type.ui};
    font-weight: 550;
    color: ${color.text.primary};
  }
  p {
    margin: 2px 0 0;
    font: ${type.small};
    color: ${color.text.secondary};
  }

  ${media.belowMd} {
    padding: 18px 20px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  font: ${type.small};
`;
