import { VisuallyHidden } from '@tessera/shared-contracts/ui';

/** A card's value has the name that its column has in the table. */
export const CardLabel = ({ text }: { readonly text: string }) => <VisuallyHidden>{`${text}: `}</VisuallyHidden>;
