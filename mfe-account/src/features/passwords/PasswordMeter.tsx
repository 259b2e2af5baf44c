import { color, grout, media, type } from '@tessera/shared-contracts/theme';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { passwordRules } from './passwordRules';
import { messages } from './passwords.messages';

interface PasswordMeterProps {
  readonly id: string;
  readonly password: string;
  /** Whether it is for a registration, which requires the length alone (spec §5 Register). */
  readonly isRegistration: boolean;
}

/** One tile for each rule, filled once the rule is met. Changes of the count are announced. */
export function PasswordMeter({ id, password, isRegistration }: PasswordMeterProps) {
  const met = passwordRules.filter(({ isMet }) => isMet(password)).length;
  return (
    <div>
      <div id={id}>
        <List>
          {passwordRules.map(({ label, isMet }) => (
            <Rule key={label} $isMet={isMet(password)}>
              <i aria-hidden="true">{isMet(password) && <Check size={12} strokeWidth={3.4} />}</i>
              <span>
                <span>{label}</span> <VisuallyHidden>{isMet(password) ? messages.met : messages.notMet}</VisuallyHidden>
              </span>
            </Rule>
          ))}
        </List>
        {isRegistration && <Note>{messages.lengthSuffices}</Note>}
      </div>
      <VisuallyHidden role="status">{password === '' ? '' : messages.metOf(met, passwordRules.length)}</VisuallyHidden>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${grout.list} 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${type.small};
  line-height: 1.25rem;

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Note = styled.p`
  margin: 8px 0 0;
  font: ${type.small};
  color: ${color.text.secondary};
`;

const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: ${({ $isMet }) => ($isMet ? color.text.secondary : color.text.tertiary)};

  > i {
    flex: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    border-radius: 4px;
    color: ${color.text.onAccent};
    ${({ $isMet }) =>
      $isMet
        ? `background: ${color.feedback.win};`
        : `background: ${color.surface.void}; box-shadow: inset 0 0 0 1.5px ${color.line.control};`}
  }
`;
