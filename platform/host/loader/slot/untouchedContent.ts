import { useWasPrerendered } from '@tessera/shared-contracts/ui';

/** While hydrating, React does not set this text, which the page's policy would refuse. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Props of an element that React hydrates without touching its content.
 *
 * @returns `undefined` for an element that React creates
 */
export const useUntouchedContent = () => (useWasPrerendered() ? untouched : undefined);
