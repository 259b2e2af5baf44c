import { SearchField } from '@tessera/shared-contracts/ui';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { KeptFocus, SearchSlot } from '../../shared';
import { FilterButton } from './FilterButton';
import { messages } from './panel.messages';

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (search: string) => void;
  readonly panel: ReturnType<typeof usePanel>;
  /** Loads the panel before it is opened. A constant. */
  readonly preload: () => void;
}

/** The search of a list, and the button that opens its filter panel. */
export function ListSearch({ panel: { id, ...panel }, preload, ...field }: ListSearchProps) {
  return (
    <SearchSlot>
      <SearchField {...field} />
      <FilterButton panelId={id} preload={preload} {...panel} />
    </SearchSlot>
  );
}

/** Hook: whether the filter panel is open, at first if filters are set. @param count number of active filters */
export function usePanel(count: number) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(count > 0);
  const onToggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  return { id, isOpen, count, onToggle };
}

/** The region of the open filter panel. */
export const PanelSection = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <section id={id} aria-label={messages.panel}>
    <KeptFocus>{children}</KeptFocus>
  </section>
);
