import { Check, Copy } from 'lucide-react';
import { showToast } from '../../events';
import { IconButton, messages, VisuallyHidden } from '../basics';
import { useCopied } from '../hooks/useCopied';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, such as `Copy address`. */
  readonly label: string;
  readonly onCopied?: (() => void) | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/** Copies a text to the clipboard and shows a tick for two seconds. */
export function CopyButton({ text, label, onCopied, size = 'md' }: CopyButtonProps) {
  const { isCopied, copy } = useCopied();
  const handleClick = async () => {
    if (await copy(text)) onCopied?.();
    else showToast('error', messages.copyFailed);
  };
  return (
    <>
      <IconButton
        label={label}
        size={size}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={handleClick}
      />
      <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
    </>
  );
}
