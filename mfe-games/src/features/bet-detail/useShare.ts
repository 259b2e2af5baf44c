import { showToast } from '@tessera/shared-contracts/events';
import { uiMessages, useCopied } from '@tessera/shared-contracts/ui';

interface Shared {
  readonly title: string;
  readonly url: string;
}

/** Shares a link with the device's share sheet, or copies it as a fallback. */
export function useShare() {
  const { isCopied, copy } = useCopied();

  async function share({ title, url }: Shared): Promise<void> {
    if (navigator.share !== undefined) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    if (!(await copy(url))) showToast('error', uiMessages.copyFailed);
  }

  return { isCopied, share };
}
