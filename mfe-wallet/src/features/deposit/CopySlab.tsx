import { useCopied, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { showWalletToast } from '../../shared/walletToast';
import { messages } from './deposit.messages';
import { AddressSlab, AddressWords, CopyFace, FieldName } from './deposit.styles';

/** A text to enter in another wallet exactly, with a Copy button. */
export function CopySlab({
  name,
  what,
  text,
  children,
}: {
  readonly name: string;
  /** Name of the text, for the button's accessible name. */
  readonly what: string;
  readonly text: string;
  /** The text as shown. */
  readonly children: ReactNode;
}) {
  const { isCopied, copy } = useCopied();
  const handleCopy = async () => {
    if (!(await copy(text))) showWalletToast('error', messages.copyFailed(what));
  };
  return (
    <div>
      <FieldName>{name}</FieldName>
      <AddressSlab>
        <AddressWords>{children}</AddressWords>
        <CopyFace type="button" onClick={handleCopy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>
            <span>{isCopied ? messages.copied : messages.copy}</span>
            <VisuallyHidden>{` ${what}`}</VisuallyHidden>
          </span>
        </CopyFace>
      </AddressSlab>
      <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
    </div>
  );
}
