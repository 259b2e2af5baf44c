import { Button } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { ExportButton, type ExportButtonProps } from './ExportButton';
import { Actions, Foot } from './Panel.styles';
import { messages } from './panel.messages';

interface PanelFootProps<Row> extends ExportButtonProps<Row> {
  /** Absent without an active filter. */
  readonly onReset: (() => void) | undefined;
  /** Whether the rows may be exported. */
  readonly canExport?: boolean;
  /** The totals of the matching rows. */
  readonly children: ReactNode;
}

/** The foot of a filter panel: totals, reset and export. */
export function PanelFoot<Row>({ onReset, canExport = true, children, ...file }: PanelFootProps<Row>) {
  return (
    <Foot>
      {children}
      <Actions>
        {onReset && (
          <Button variant="text" onClick={onReset}>
            {messages.reset}
          </Button>
        )}
        {canExport && <ExportButton {...file} />}
      </Actions>
    </Foot>
  );
}
