import { UnreadableRows } from '@tessera/shared-contracts/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ListRow } from './Sessions.styles';

/** The hint that rows of a card could not be read, in line with its rows. */
export const UnreadableLine = (props: ComponentProps<typeof UnreadableRows>) =>
  props.count > 0 && (
    <Line as="div">
      <UnreadableRows {...props} />
    </Line>
  );

const Line = styled(ListRow)`
  > p {
    margin: 0;
  }
`;
