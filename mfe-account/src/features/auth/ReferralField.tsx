import { TextField, TextLink } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { LinkRow, Referral } from './AuthDialog.styles';
import { messages } from './auth.messages';

interface ReferralFieldProps {
  readonly code: string;
  readonly isOpen: boolean;
  readonly onChange: (code: string) => void;
  readonly onToggle: () => void;
}

/** The referral code behind its toggle (spec §2 Fields of register). */
export function ReferralField({ code, isOpen, onChange, onToggle }: ReferralFieldProps) {
  const id = useId();
  return (
    <Referral>
      <LinkRow $align="start">
        <TextLink aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span>{messages.referralToggle}</span>
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </TextLink>
      </LinkRow>
      <div id={id}>
        {isOpen && (
          <TextField
            label={messages.referralCode}
            name="referralCode"
            autoComplete="off"
            value={code}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </div>
    </Referral>
  );
}
