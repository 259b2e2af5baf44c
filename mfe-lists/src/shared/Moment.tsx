import { readMoment } from '@tessera/shared-contracts/api';
import { media } from '@tessera/shared-contracts/theme';
import { focusRing, plainButton, Tooltip, touchTarget } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { instantText, momentText } from './momentText';

interface MomentProps {
  readonly iso: string;
  /** Text alone, in a row that opens a detail wherever it is pressed. */
  readonly isPlain?: boolean;
}

/** A date and time of a list. The whole instant, with seconds and zone, is shown on hover, on focus and on a press. */
export function Moment({ iso, isPlain = false }: MomentProps) {
  const moment = readMoment(iso);
  const time = <time dateTime={iso}>{momentText(iso)}</time>;
  if (moment === undefined || isPlain) return time;
  return (
    <Tooltip label={() => instantText(moment)} opensOnPress>
      <Instant type="button">{time}</Instant>
    </Tooltip>
  );
}

const Instant = styled.button`
  ${plainButton}
  ${focusRing}
  ${touchTarget}
  /* Above the link of the row. */
  position: relative;
  z-index: 1;
  max-width: 100%;
  /* A larger target without a taller line. */
  margin-block: -4px;
  padding-block: 4px;
  border-radius: 4px;
  vertical-align: bottom;
  cursor: help;

  time {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.cramped} {
      white-space: normal;
    }
  }
`;
