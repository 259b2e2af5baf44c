import { readMoment } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { showToast } from '@tessera/shared-contracts/events';
import { groupThousands } from '@tessera/shared-contracts/format';
import { useSession } from '@tessera/shared-contracts/session';
import { color, type } from '@tessera/shared-contracts/theme';
import { Button, saveFile } from '@tessera/shared-contracts/ui';
import { Download, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CsvSheet, createCsv, usesDecimalComma } from './createCsv';
import { csvName } from './csvName';
import type { Days } from './days';
import { messages } from './panel.messages';

export interface ExportButtonProps<Row> {
  /** The matching rows. */
  readonly rows: readonly Row[];
  readonly sheet: CsvSheet<Row>;
  /** What the file lists, as in its name. */
  readonly list: string;
  readonly days: Days;
  /** All rows that are kept, the newest first, if the player has older ones. */
  readonly kept?: readonly Row[] | undefined;
  /** Whether the searched rows are complete. Export is disabled until then, since a partial one would look complete. */
  readonly isComplete: boolean;
  /** Why it waits, or what it leaves out. */
  readonly note?: string | undefined;
  readonly exported: (count: number) => string;
}

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

/** Saves the matching rows as a CSV file. While it is written, its progress is shown and it can be cancelled. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { rows, sheet, list, days, kept, isComplete, note, exported } = props;
  const noteId = useId();
  const username = useSession()?.user.username ?? '';
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const mine = new AbortController();
    running.current = mine;
    setProgress({ done: 0, total: rows.length });
    try {
      // A cancelled write may still report its end.
      const onProgress = (done: number) => mine.signal.aborted || setProgress({ done, total: rows.length });
      const { parts, range } = await createCsv(rows, sheet, {
        signal: mine.signal,
        onProgress,
        hasDecimalComma: usesDecimalComma(),
      });
      if (mine.signal.aborted) return;
      const oldest = kept?.findLast((row) => readMoment(sheet.date(row)) !== undefined);
      const keptFromMs = oldest && readMoment(sheet.date(oldest));
      const name = csvName({ brand: readSiteConfig().brand, list, username, ...days, range, keptFromMs });
      saveFile(name, parts, 'text/csv;charset=utf-8');
      showToast('success', exported(rows.length));
    } catch (error) {
      if (mine.signal.aborted) return;
      console.error(error);
      showToast('error', messages.exportFailed);
    } finally {
      if (running.current === mine) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  }

  // One button, so that the focus stays on it.
  return (
    <>
      {progress !== undefined && (
        <Progress
          role="progressbar"
          aria-label={messages.exportCsv}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.done}
        >
          {messages.exporting(groupThousands(progress.done), groupThousands(progress.total))}
        </Progress>
      )}
      {note && <Note id={noteId}>{note}</Note>}
      {progress === undefined ? (
        <Button
          key="export"
          icon={<Download {...iconProps} />}
          disabled={!isComplete || rows.length === 0}
          {...(note && { 'aria-describedby': noteId })}
          onClick={start}
        >
          {messages.exportCsv}
        </Button>
      ) : (
        <Button key="export" icon={<X {...iconProps} />} onClick={cancel}>
          {messages.cancel}
        </Button>
      )}
    </>
  );
}

const Note = styled.span`
  color: ${color.text.tertiary};
  font: ${type.caption};
`;

const Progress = styled.span`
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
