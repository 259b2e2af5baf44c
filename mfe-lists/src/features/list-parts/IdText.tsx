import { showToast } from '@tessera/shared-contracts/events';
import { color, font, media, space } from '@tessera/shared-contracts/theme';
import { focusRing, plainButton, touchTarget, useCopied, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from './listParts.messages';
import { shortId } from './shortId';

interface IdTextProps {
  readonly id: string;
  /** Accessible name of the copy button. */
  readonly copyLabel: string;
}

/** A shortened id, with the full one for screen readers, as a tooltip and to copy. */
export function IdText({ id, copyLabel }: IdTextProps) {
  const { isCopied: isAnyCopied, copy } = useCopied();
  const [copiedId, setCopiedId] = useState<string>();
  // The place of a row may show another one meanwhile.
  const isCopied = isAnyCopied && copiedId === id;
  const handleCopy = async () => {
    setCopiedId(id);
    if (!(await copy(id))) showToast('error', messages.copyFailed);
  };
  const short = shortId(id);
  const Icon = isCopied ? Check : Copy;
  return (
    <Line>
      {short === id ? (
        <Id>{id}</Id>
      ) : (
        <>
          <Id title={id} aria-hidden="true">
            {short}
          </Id>
          <VisuallyHidden translate="no">{id}</VisuallyHidden>
        </>
      )}
      <CopyId type="button" aria-label={copyLabel} $isCopied={isCopied} onClick={handleCopy}>
        <Icon aria-hidden="true" size={14} strokeWidth={1.9} />
      </CopyId>
      <VisuallyHidden aria-live="polite">{isCopied ? messages.copied : ''}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;
`;

const Id = styled.span.attrs({ translate: 'no' })`
  font-family: ${font.code};
  font-size: 0.94em;
  letter-spacing: -0.01em;
`;

/** With a mouse the button appears when the row is hovered; for keyboard and touch it is always available. */
const CopyId = styled.button<{ $isCopied: boolean }>`
  ${plainButton}
  ${focusRing}
  ${touchTarget}
  /* Above the link of the row. */
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 6px;
  color: ${({ $isCopied }) => ($isCopied ? color.feedback.win : color.text.tertiary)};

  ${media.hover} {
    opacity: ${({ $isCopied }) => ($isCopied ? 1 : 0)};

    &:hover {
      background: ${color.surface.pressed};
      color: ${color.text.primary};
    }

    &:focus-visible,
    tr:hover &,
    li:hover & {
      opacity: 1;
    }
  }
`;
