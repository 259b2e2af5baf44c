import { hasExtension } from '@tessera/shared-contracts/extensions';
import { formatFiat } from '@tessera/shared-contracts/money';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SessionButton, SessionLine, SessionLines } from './PlaySession.styles';
import { messages } from './playSession.messages';
import { ReminderDialog } from './ReminderDialog';
import { type ReminderMinutes, readReminder, writeReminder } from './realityCheck';
import { SessionDialog } from './SessionDialog';
import { useDayOfPlay } from './useDayOfPlay';
import { useNetResult } from './useNetResult';
import { usePlayClock } from './usePlayClock';

interface PlaySessionProps {
  /** Whether a game is open. */
  readonly isOpen: boolean;
  /** The player of a real-play game. */
  readonly userId: string | undefined;
  /** Told whether a reality check awaits its answer: no game plays on meanwhile. */
  readonly onHold: (isHeld: boolean) => void;
}

/** The clock and result of the game page, and the reality check: a reminder of both at the chosen interval. */
export function PlaySession({ isOpen, userId, onHold }: PlaySessionProps) {
  const seconds = usePlayClock(isOpen);
  const day = useDayOfPlay(userId);
  const net = useNetResult(isOpen && !hasExtension('limits') ? userId : undefined);
  const [minutes, setMinutes] = useState(readReminder);
  const [remindedAt, setRemindedAt] = useState(0);
  const [dialog, setDialog] = useState<'asked' | 'due'>();

  const isDue = dialog === 'due';
  if (!isDue && minutes !== '' && seconds - remindedAt >= Number(minutes) * 60) setDialog('due');
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    if (!isDue) return undefined;
    hold(true);
    // The page's dialogs are not visible in fullscreen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    return () => hold(false);
  }, [isDue]);

  const close = () => setDialog(undefined);
  /** The next reminder is due an interval after this one was answered. */
  const handleContinue = () => {
    setRemindedAt(seconds);
    close();
  };
  const handleReminder = (next: ReminderMinutes) => {
    writeReminder(next);
    setMinutes(next);
    setRemindedAt(seconds);
  };
  const time = messages.clock(seconds);
  const result = day && formatFiat(day.netUsd, { isSigned: true });
  const facts = { seconds, userId, day, net };
  return (
    <>
      <SessionButton
        type="button"
        aria-label={result === undefined ? messages.open(time) : messages.openToday(time, result)}
        onClick={() => setDialog('asked')}
      >
        <Timer size={20} strokeWidth={1.9} aria-hidden="true" />
        <SessionLines>
          <SessionLine>{time}</SessionLine>
          {result !== undefined && <SessionLine $isResult>{result}</SessionLine>}
        </SessionLines>
      </SessionButton>
      {isDue && <ReminderDialog {...facts} onContinue={handleContinue} />}
      {dialog === 'asked' && (
        <SessionDialog {...facts} reminder={minutes} onReminderChange={handleReminder} onClose={close} />
      )}
    </>
  );
}
