import { Button, type ButtonStyleProps, buttonStyles } from '@tessera/shared-contracts/ui';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { messages } from './transaction.messages';

/** Print, and the way to the other transactions. */
export const TransactionActions = () => (
  <>
    <Button size="lg" icon={<Printer aria-hidden="true" size={18} strokeWidth={1.9} />} onClick={() => window.print()}>
      {messages.print}
    </Button>
    <ButtonLink to="/transactions" $variant="secondary" $size="lg">
      {messages.transactions}
    </ButtonLink>
  </>
);

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
