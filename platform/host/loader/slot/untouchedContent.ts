import { useWasPrerendered } from '@tessera/shared-contracts/ui';

/** React sets no content of elements that it hydrates, so the text is never used, which the page's policy would refuse. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Props of an element whose content React leaves as the page has it.
 *
 * @returns `undefined` for an element that React creates
 */
export const useUntouchedContent = () => (useWasPrerendered() ? untouched : undefined);
