import { space } from '@tessera/shared-contracts/theme';
import { Button, Notice } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './transactions.messages';

interface StaleNoticeProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Shows that the list could not be refreshed while the previous rows stay in view. */
export function StaleNotice({ isBusy, onRetry }: StaleNoticeProps) {
  return (
    <Frame>
      <Notice>
        <Line>
          {messages.refreshFailed}
          <Button size="sm" isBusy={isBusy} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </Line>
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: ${space(4)};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;
