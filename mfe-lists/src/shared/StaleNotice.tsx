import { space } from '@tessera/shared-contracts/theme';
import { Button, Notice, uiMessages } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

interface StaleNoticeProps {
  /** Text about missing or stale rows. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Notice that a list could not be refreshed or continued; the loaded rows stay. */
export function StaleNotice({ text, isBusy, onRetry }: StaleNoticeProps) {
  return (
    <Frame>
      <Notice>
        <Line>
          <span>{text}</span>
          <Button size="sm" isBusy={isBusy} onClick={onRetry}>
            {uiMessages.tryAgain}
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
