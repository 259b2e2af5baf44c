import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SessionButton, SessionTime } from './PlaySession.styles';
import { messages } from './playSession.messages';
import { type ReminderMinutes, readReminder, writeReminder } from './realityCheck';
import { SessionDialog } from './SessionDialog';
import { useNetResult } from './useNetResult';
import { usePlayClock } from './usePlayClock';

interface PlaySessionProps {
  /** Whether a game is open. */
  readonly isOpen: boolean;
  /** The player of a real-play game. */
  readonly userId: string | undefined;
}

/** The clock of the game page, and the reality check: a reminder of time and result at the chosen interval. */
export function PlaySession({ isOpen, userId }: PlaySessionProps) {
  const seconds = usePlayClock(isOpen);
  const net = useNetResult(isOpen ? userId : undefined);
  const [minutes, setMinutes] = useState(readReminder);
  const [remindedAt, setRemindedAt] = useState(0);
  const [dialog, setDialog] = useState<'asked' | 'due'>();

  if (minutes !== '' && seconds - remindedAt >= Number(minutes) * 60) {
    setRemindedAt(seconds);
    setDialog('due');
  }
  useEffect(() => {
    // The page's dialogs are not visible in fullscreen.
    if (dialog === 'due' && document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [dialog]);

  const handleReminder = (next: ReminderMinutes) => {
    writeReminder(next);
    setMinutes(next);
    setRemindedAt(seconds);
  };
  const time = messages.clock(seconds);
  return (
    <>
      <SessionButton type="button" aria-label={messages.open(time)} onClick={() => setDialog('asked')}>
        <Timer size={20} strokeWidth={1.9} aria-hidden="true" />
        <SessionTime>{time}</SessionTime>
      </SessionButton>
      {dialog !== undefined && (
        <SessionDialog
          seconds={seconds}
          isDue={dialog === 'due'}
          isReal={userId !== undefined}
          net={net}
          reminder={minutes}
          onReminderChange={handleReminder}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
