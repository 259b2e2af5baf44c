import { media } from '@tessera/shared-contracts/theme';
import { Notice, Switch } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Card } from '../../shared';
import { Changeable } from '../breaks';
import { usePreferences } from './settings.api';
import { messages } from './settings.messages';

/** The privacy toggles; without the extension (spec §16) they are kept on this device, and the card says so. */
export function PrivacyCard({ userId }: { readonly userId: string }) {
  const { isKeptByProvider, isUnknown, privacy, save } = usePreferences(userId);
  return (
    <Card id="privacy" title={messages.privacy} aside={isKeptByProvider ? undefined : messages.privacyHere}>
      <Changeable userId={userId} isLocal={!isKeptByProvider}>
        {isUnknown && (
          <Row>
            <Notice tone="warning">{messages.privacyUnknown}</Notice>
          </Row>
        )}
        {messages.toggles.map(({ flag, label, hint }) => (
          <Row key={flag}>
            <Switch
              label={label}
              hint={hint}
              isOn={privacy[flag]}
              isDisabled={isUnknown}
              onChange={(isOn) => void save({ [flag]: isOn })}
            />
          </Row>
        ))}
      </Changeable>
    </Card>
  );
}

/** A padded row of a card. */
export const Row = styled.div`
  padding: 16px 24px;

  ${media.belowMd} {
    padding: 16px 20px;
  }
`;
