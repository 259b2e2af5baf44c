import { TextField, TextLink } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { LinkRow, Referral } from './AuthDialog.styles';
import { messages } from './auth.messages';

interface ReferralFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The referral code behind its toggle (spec §2). */
export function ReferralField({ value, onChange }: ReferralFieldProps) {
  const [isOpen, setIsOpen] = useState(value !== '');
  const id = useId();
  return (
    <Referral>
      <LinkRow $align="start">
        <TextLink aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {messages.referralToggle}
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </TextLink>
      </LinkRow>
      <div id={id}>
        {isOpen && (
          <TextField
            label={messages.referralCode}
            name="referralCode"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </div>
    </Referral>
  );
}
