import { lazyPart, PartPlaceholder, type PlaceholderProps } from '@tessera/shared-contracts/ui';
import type { ComponentType } from 'react';
import { Panel } from './Panel.styles';
import { messages } from './panel.messages';

const PanelPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Panel>
    <PartPlaceholder label={messages.panelLoading} height={72} headingLevel={2} onRetry={onRetry} />
  </Panel>
);

/** A panel with filters, totals and export. Loaded when opened, since few visits need it. */
export const lazyPanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, PanelPlaceholder);
