import { readSiteConfig } from '@tessera/shared-contracts/config';
import { color, font, grout, radius, space } from '@tessera/shared-contracts/theme';
import {
  Button,
  Dialog,
  DialogBody,
  Notice,
  saveFile,
  uiMessages,
  useCopied,
  VisuallyHidden,
} from '@tessera/shared-contracts/ui';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from './twoFactor.messages';

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

const warnings = { 'not-kept': messages.codesWarning, 'not-copied': messages.codesNotCopied } as const;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, shown only once: closing needs confirmation. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { isCopied, copy } = useCopied();
  const [isKept, setIsKept] = useState(false);
  const [warning, setWarning] = useState<keyof typeof warnings>();
  const text = `${codes.join('\n')}\n`;

  function save() {
    saveFile(messages.codesFile(readSiteConfig().brand), [text], 'text/plain');
    setIsKept(true);
  }

  function handleClose() {
    if (isKept || warning === 'not-kept') onClose();
    else setWarning('not-kept');
  }

  async function handleCopy() {
    if (await copy(text)) setIsKept(true);
    else setWarning('not-copied');
  }

  return (
    <Dialog
      title={messages.codesTitle}
      onClose={handleClose}
      size="md"
      footer={
        <Button variant="primary" size="lg" isBlock onClick={onClose}>
          {messages.codesKept}
        </Button>
      }
    >
      <DialogBody>
        <p>{messages.codesLine}</p>
        <Codes aria-label={messages.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Actions>
          <Button icon={isCopied ? <Check {...iconProps} /> : <Copy {...iconProps} />} onClick={handleCopy}>
            {messages.copyCodes}
          </Button>
          <VisuallyHidden role="status">{isCopied ? uiMessages.copied : ''}</VisuallyHidden>
          <Button icon={<Download {...iconProps} />} onClick={save}>
            {messages.saveCodes}
          </Button>
        </Actions>
        {warning && (
          <Notice tone="warning" role="alert">
            {warnings[warning]}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}

const Codes = styled.ol.attrs({ translate: 'no' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;
  font: 500 0.9375rem / 1.5rem ${font.code};
  text-align: center;

  > li {
    padding: 10px 8px;
    border-radius: ${radius.cut};
    background: ${color.surface.raised};
    color: ${color.text.primary};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  > button {
    flex: 1 1 8.75rem;
  }
`;
