import { lazyPart, PartPlaceholder, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import { messages } from '../transactions.messages';
import { Panel } from './Panel.styles';

const FilterPanelPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Panel>
    <PartPlaceholder label={messages.panelLoading} height={72} headingLevel={2} onRetry={onRetry} />
  </Panel>
);

/** Filters, totals and export. Loaded when opened, since few visits need it. */
export const FilterPanel = lazyPart(
  () => import('./FilterPanel').then((module) => module.FilterPanel),
  FilterPanelPlaceholder,
);
