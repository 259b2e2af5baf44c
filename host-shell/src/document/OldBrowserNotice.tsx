import { color, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { messages } from './page.messages';

/** Notice that the browser is too old. It is prerendered, hidden, and shown by `oldBrowser.ts`. */
export const OldBrowserNotice = () => <Text role="alert">{messages.oldBrowser}</Text>;

const Text = styled.p`
  position: relative;
  z-index: 1000;
  margin: 0;
  padding: ${space(4)};
  background: ${color.feedback.warning};
  color: ${color.text.onAccent};
  font: ${type.ui};
`;
