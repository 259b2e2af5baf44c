import { color, font, media, space } from '@tessera/shared-contracts/theme';
import { CopyButton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { shortId } from './shortId';

interface IdTextProps {
  readonly id: string;
  /** Name of the copy button. */
  readonly copyLabel: string;
}

/** An id in short, with the whole of it for screen readers, as a tooltip and to copy. */
export function IdText({ id, copyLabel }: IdTextProps) {
  const short = shortId(id);
  return (
    <Id title={id}>
      {short === id ? (
        id
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{id}</VisuallyHidden>
        </>
      )}
      <CopySlot>
        <CopyButton text={id} label={copyLabel} />
      </CopySlot>
    </Id>
  );
}

const Id = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.text.primary};
  font-family: ${font.code};
  font-size: 0.94em;
  letter-spacing: -0.01em;
`;

/** With a pointer the button waits for the row to be pointed at; by keyboard and touch it is always to be had. */
const CopySlot = styled.span`
  display: inline-flex;

  ${media.hover} {
    opacity: 0;

    &:focus-within,
    tr:hover &,
    li:hover & {
      opacity: 1;
    }
  }
`;
