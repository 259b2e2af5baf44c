import type { ReactNode } from 'react';
import { Card } from '../../shared';
import { Changeable } from '../breaks';
import { EmailRow } from './EmailRow';
import { PasswordRow } from './PasswordRow';
import { messages } from './security.messages';
import { TwoFactorRow } from './TwoFactorRow';

interface SecurityCardProps {
  readonly userId: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean | undefined;
  readonly isPasswordFormOpen: boolean;
  readonly onPasswordFormOpenChange: (isOpen: boolean) => void;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** E-mail, password and second factor (spec §2 Security card). */
export function SecurityCard(props: SecurityCardProps) {
  return (
    <Card id="security" title={messages.title}>
      <EmailRow email={props.email} isVerified={props.isEmailVerified} isPrimary={!props.isPasswordFormOpen} />
      <Changeable userId={props.userId}>
        <PasswordRow
          username={props.username}
          email={props.email}
          isOpen={props.isPasswordFormOpen}
          onOpenChange={props.onPasswordFormOpenChange}
        />
        <TwoFactorRow userId={props.userId} />
        {props.children}
      </Changeable>
    </Card>
  );
}
