import { type RefObject, useEffect, useState } from 'react';
import { order } from '../../stage/reports';
import type { StageNotes } from './useStage';

/** Has the stage record what a person does, and take the recorded steps once it has started again. */
export function useRecorder(
  frame: RefObject<HTMLIFrameElement | null>,
  { recorded }: StageNotes,
  isReady: boolean,
  startAgain: () => Promise<void>,
) {
  const [isRecording, setIsRecording] = useState(false);
  const [isReplaying, setIsReplaying] = useState(false);
  useEffect(() => {
    if (isReady) order(frame.current, { kind: 'record', isOn: isRecording });
  }, [frame, isReady, isRecording]);
  useEffect(() => {
    if (!isReady || !isReplaying) return;
    setIsReplaying(false);
    order(frame.current, { kind: 'take', steps: [...recorded] });
  }, [frame, isReady, isReplaying, recorded]);
  const onReplay = () => {
    setIsRecording(false);
    void startAgain().then(() => setIsReplaying(true));
  };
  return { recorded, isRecording, onRecord: setIsRecording, onReplay };
}
