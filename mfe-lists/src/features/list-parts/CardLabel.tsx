import { VisuallyHidden } from '@tessera/shared-contracts/ui';

/** Label of a card's value: the name of its column in the table. */
export const CardLabel = ({ text }: { readonly text: string }) => <VisuallyHidden>{`${text}: `}</VisuallyHidden>;
