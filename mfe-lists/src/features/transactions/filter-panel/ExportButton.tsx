import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { showToast } from '@tessera/shared-contracts/events';
import { groupThousands } from '@tessera/shared-contracts/format';
import { useSession } from '@tessera/shared-contracts/session';
import { color, type } from '@tessera/shared-contracts/theme';
import { Button, saveFile } from '@tessera/shared-contracts/ui';
import { Download, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Transactions } from '../data';
import { messages as listMessages } from '../transactions.messages';
import { createCsv, usesDecimalComma } from './createCsv';
import { csvName } from './csvName';
import { messages } from './filterPanel.messages';

interface ExportButtonProps {
  readonly found: readonly Transaction[];
  /** The searched transactions. Export is disabled until they are complete, since a partial one would look complete. */
  readonly state: Pick<Transactions, 'isComplete' | 'isCut' | 'transactions'>;
  readonly query: { readonly since: string; readonly until: string };
}

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

/** @param rows the newest first */
const oldestMoment = (rows: readonly Transaction[]) =>
  readMoment(rows.findLast(({ createdAt }) => readMoment(createdAt) !== undefined)?.createdAt ?? '');

/**
 * Saves the matching transactions as a CSV file. While it is written, its progress is shown and it can be cancelled.
 */
export function ExportButton({ found, state, query: { since, until } }: ExportButtonProps) {
  const { isComplete, isCut, transactions } = state;
  const noteId = useId();
  const note = isComplete ? isCut && listMessages.cut(groupThousands(transactions.length)) : messages.exportWaits;
  const username = useSession()?.user.username ?? '';
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const mine = new AbortController();
    running.current = mine;
    setProgress({ done: 0, total: found.length });
    try {
      // A cancelled write may still report its end.
      const onProgress = (done: number) => mine.signal.aborted || setProgress({ done, total: found.length });
      const { parts, range } = await createCsv(found, {
        signal: mine.signal,
        onProgress,
        hasDecimalComma: usesDecimalComma(),
      });
      if (mine.signal.aborted) return;
      const days = { since, until, range, keptFromMs: isCut ? oldestMoment(transactions) : undefined };
      const name = csvName({ brand: readSiteConfig().brand, username, ...days });
      saveFile(name, parts, 'text/csv;charset=utf-8');
      showToast('success', messages.exported(found.length));
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
          disabled={!isComplete || found.length === 0}
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
