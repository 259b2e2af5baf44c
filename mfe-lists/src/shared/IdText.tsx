import { showToast } from '@tessera/shared-contracts/events';
import { color, font, media, space } from '@tessera/shared-contracts/theme';
import { focusRing, plainButton, touchTarget, useCopied, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { messages } from './list.messages';

interface IdTextProps {
  readonly id: string;
  /** Accessible name of the copy button. */
  readonly copyLabel: string;
}

/** Length of the longest id that is not shortened. */
const longestWhole = 14;
/** Characters at each end of a shortened one. */
const shown = 6;

/** Follows the link of the row, below the ID, unless a part of the ID is selected. */
function openRow({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.closest('tr, li')?.querySelector<HTMLElement>('a[href]')?.click();
}

/** An id with a hidden middle, as in `66f2c1…9be4a7`. It is printed, read out, selected and copied whole, and once. */
export function IdText({ id, copyLabel }: IdTextProps) {
  const { isCopied: isAnyCopied, copy } = useCopied();
  const [copiedId, setCopiedId] = useState<string>();
  // The row may show another id meanwhile.
  const isCopied = isAnyCopied && copiedId === id;
  const handleCopy = async () => {
    setCopiedId(id);
    if (!(await copy(id))) showToast('error', messages.copyFailed);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Line>
      {id.length <= longestWhole ? (
        <Id onClick={openRow}>{id}</Id>
      ) : (
        <Id title={id} onClick={openRow}>
          <Start>{id.slice(0, shown)}</Start>
          <Middle>{id.slice(shown, -shown)}</Middle>
          <span>{id.slice(-shown)}</span>
        </Id>
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

  ${media.hover} {
    /* Above the link of the row, so that a mouse can select it. */
    position: relative;
    z-index: 1;
    cursor: text;
  }
`;

const Start = styled.span`
  &::after {
    content: '…';
    ${media.print} {
      content: none;
    }
  }
`;

/** Hidden without `display: none`, so that it is read out and copied. */
const Middle = styled.span`
  font-size: 0;
  ${media.print} {
    font-size: inherit;
  }
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
