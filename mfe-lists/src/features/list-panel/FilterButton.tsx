import { media, space } from '@tessera/shared-contracts/theme';
import { Button } from '@tessera/shared-contracts/ui';
import { SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { messages } from './panel.messages';

interface FilterButtonProps {
  readonly panelId: string;
  readonly isOpen: boolean;
  /** Number of active filters of the panel. */
  readonly count: number;
  readonly onToggle: () => void;
  /** Loads the panel before it is opened. A constant. */
  readonly preload: () => void;
}

/** Opens the filter panel; on phones only its icon is shown. Memoized, like the filters beside it. */
export const FilterButton = memo(({ panelId, isOpen, count, onToggle, preload }: FilterButtonProps) => (
  <Face
    variant="quiet"
    aria-label={count === 0 ? messages.panel : `${messages.panel} ${messages.panelCount(count)}`}
    aria-expanded={isOpen}
    {...(isOpen && { 'aria-controls': panelId })}
    icon={<SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.9} />}
    onPointerEnter={preload}
    onFocus={preload}
    onClick={onToggle}
  >
    <Words>{messages.panel}</Words>
    {count > 0 && <Count>{count}</Count>}
  </Face>
));

const Face = styled(Button)`
  flex: none;
  min-width: 44px;
`;

const Words = styled.span`
  ${media.belowMd} {
    display: none;
  }
`;

const Count = styled.span`
  margin-left: ${space(1)};
`;
