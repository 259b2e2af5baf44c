import { Switch } from '@tessera/shared-contracts/ui';
import { Card } from '../../shared';
import { Changeable } from '../breaks';
import { Row } from './PrivacyCard';
import { usePreferences } from './settings.api';
import { messages } from './settings.messages';

/** Which notices also come by mail; the provider keeps it, with the extensions `notices` and `preferences`. */
export function NoticesCard({ userId }: { readonly userId: string }) {
  const { isUnknown, mail, save } = usePreferences(userId);
  return (
    <Card id="notices" title={messages.noticesByMail}>
      <Changeable userId={userId}>
        {messages.mails.map(({ flag, label, hint }) => (
          <Row key={flag}>
            <Switch
              label={label}
              hint={hint}
              isOn={mail[flag]}
              isDisabled={isUnknown}
              onChange={(isOn) => void save({ [flag]: isOn })}
            />
          </Row>
        ))}
        <Row>
          <Switch
            label={messages.mailSecurity}
            hint={messages.mailSecurityHint}
            isOn
            isDisabled
            onChange={() => undefined}
          />
        </Row>
      </Changeable>
    </Card>
  );
}
