import { useCopied } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { messages } from './workbench.messages';

interface CopyTextProps {
  readonly label: string;
  /** The text, when the button is pressed. */
  readonly text: () => string | Promise<string>;
}

/** A button that copies a text; where the browser refuses, the text can be copied by hand. */
export function CopyText({ label, text }: CopyTextProps) {
  const { isCopied, copy } = useCopied();
  const [refused, setRefused] = useState<string>();
  const handlePress = async () => {
    const copied = await text();
    setRefused((await copy(copied)) ? undefined : copied);
  };
  return (
    <>
      <button type="button" onClick={() => void handlePress()}>
        {label}
      </button>
      <span role="status" className="bench-copied">
        {isCopied && messages.copied}
      </span>
      {refused !== undefined && (
        <label className="bench-field bench-refused" role="alert">
          <span>{messages.notCopied}</span>
          <textarea readOnly rows={4} value={refused} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
