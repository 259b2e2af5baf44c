import { useCopied } from '@tessera/shared-contracts/ui';
import { messages } from './workbench.messages';

interface CopyTextProps {
  readonly label: string;
  /** The text, when the button is pressed. */
  readonly text: () => string;
}

/** A button that copies a text. */
export function CopyText({ label, text }: CopyTextProps) {
  const { isCopied, copy } = useCopied();
  return (
    <>
      <button type="button" onClick={() => void copy(text())}>
        {label}
      </button>
      <span role="status" className="bench-copied">
        {isCopied && messages.copied}
      </span>
    </>
  );
}
