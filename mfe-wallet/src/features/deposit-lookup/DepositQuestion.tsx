import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, DialogBody } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { DepositLookup } from './DepositLookup';
import { messages } from './depositLookup.messages';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &[hidden] { display: none; }
`;

/** The question of players whose deposit has not arrived; the search for it opens below. */
export function DepositQuestion({ userId }: { readonly userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!hasExtension('withdrawals')) return null;
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <DialogBody>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<Sign aria-hidden="true" size={18} strokeWidth={1.9} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {messages.question}
      </Button>
      <Panel id={id} hidden={!isOpen}>
        {isOpen && <DepositLookup userId={userId} />}
      </Panel>
    </DialogBody>
  );
}
