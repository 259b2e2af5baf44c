import { media } from '@tessera/shared-contracts/theme';
import { Switch } from '@tessera/shared-contracts/ui';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Card } from '../../shared';
import { privacyChanged, selectPrivacy } from '../local-settings';
import { messages } from './settings.messages';

/** The privacy toggles; local, since there is no call for them (spec §7). */
export function PrivacyCard() {
  const privacy = useSelector(selectPrivacy);
  const dispatch = useDispatch();
  return (
    <Card title={messages.privacy} aside={messages.privacyHere}>
      {messages.toggles.map(({ flag, label, hint }) => (
        <Row key={flag}>
          <Switch
            label={label}
            hint={hint}
            isOn={privacy[flag]}
            onChange={(isOn) => dispatch(privacyChanged({ [flag]: isOn }))}
          />
        </Row>
      ))}
    </Card>
  );
}

const Row = styled.div`
  padding: 16px 24px;

  ${media.belowMd} {
    padding: 16px 20px;
  }
`;
