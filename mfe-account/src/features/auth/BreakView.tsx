import { request, sendCall } from '@tessera/shared-contracts/api';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { type BreakRefusal, isForGood, playAgain } from '@tessera/shared-contracts/extensions';
import { Button } from '@tessera/shared-contracts/ui';
import { FormFailure, useSubmitForm } from '../../shared';
import { messages as breakMessages } from '../breaks/breaks.messages';
import { untilText } from '../breaks/useRefusal';
import { Text, Texts } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { messages as viewMessages } from './breakView.messages';
import { signIn } from './signIn';

function textOf(until: BreakRefusal['until']): string {
  if (until == null) return viewMessages.over;
  return isForGood(until) ? breakMessages.excluded : viewMessages.until(untilText(until));
}

interface BreakViewProps {
  readonly onBreak: BreakRefusal;
  readonly onClose: () => void;
}

/** Says until when a player who has logged in cannot play, and starts the session that can withdraw, if they wish. */
export function BreakView({ onBreak: { token, user, until }, onClose }: BreakViewProps) {
  const isOver = until == null;
  const { status, failure, failureDetail, submit } = useSubmitForm({
    send: async (wish: 'withdraw' | 'play-again') => {
      if (signIn({ token, user }) !== 'signed-in' || user === undefined) return { failure: messages.storageBlocked };
      if (wish === 'withdraw') return { leave: () => emit('dialog-requested', { dialog: 'wallet', view: 'withdraw' }) };
      const { data, error } = await sendCall(request(playAgain, { params: { userId: user.id } }));
      if (error) return { failure: error.message };
      showToast('success', breakMessages.asked(untilText(data.until)));
      return { leave: onClose };
    },
    read: (outcome) => outcome,
  });
  const isBusy = status !== 'idle';
  return (
    <>
      <Texts role="status">
        <Text>{textOf(until)}</Text>
        <Text>{viewMessages.possible}</Text>
      </Texts>
      <FormFailure failure={failure} detail={failureDetail} />
      <Button autoFocus size="lg" isBlock isBusy={isBusy} onClick={() => submit('withdraw')}>
        {viewMessages.withdraw}
      </Button>
      {isOver && (
        <Button size="lg" isBlock isBusy={isBusy} onClick={() => submit('play-again')}>
          {breakMessages.playAgain}
        </Button>
      )}
    </>
  );
}
