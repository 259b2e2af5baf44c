import { groupThousands } from '@tessera/shared-contracts/format';
import { elevation } from '@tessera/shared-contracts/theme';
import { Button, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { Floating } from './Floating';
import { messages } from './transactions.messages';

interface ArrivalsProps {
  /** Number of new transactions that are not in view. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Button that shows the new transactions, with their number. It overlays the list to avoid layout shifts. */
export function Arrivals({ count, onShow }: ArrivalsProps) {
  return (
    <Floating role="status">
      {count > 0 && (
        <Pill size="sm" icon={<ArrowUp aria-hidden="true" size={16} />} onClick={onShow}>
          <span>
            <VisuallyHidden>{messages.arrivalsHint}</VisuallyHidden>
            <span>{messages.showArrivals(groupThousands(count))}</span>
          </span>
        </Pill>
      )}
    </Floating>
  );
}

const Pill = styled(Button)`
  &,
  &:active {
    box-shadow: ${elevation.menu};
  }
`;
