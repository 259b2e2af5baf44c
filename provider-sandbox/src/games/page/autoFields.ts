import { isPositiveDecimal, readAmountField, readNumberText, readTypedDecimal } from '@tessera/shared-contracts/money';
import { byId } from '../../browser/dom';
import type { AutoSettings } from './autoPlay';
import { readMisreading } from './fields';
import { gameMessages } from './game.messages';

const words = gameMessages.autoFields;
const amounts = ['on-win', 'on-loss', 'stop-profit', 'stop-loss'];
const mostRounds = 10_000;
const steepest = 1_000;

/** Reads the fields of auto play; returns a message if one is invalid. An empty field means no such setting. */
export function readAutoSettings(): AutoSettings | string {
  const rounds = readText('rounds');
  if (rounds !== '' && !(/^\d{1,5}$/.test(rounds) && Number(rounds) >= 1 && Number(rounds) <= mostRounds)) {
    return words.roundsInvalid;
  }
  const misread = amounts.map((id) => readMisreading(readText(id))).find(Boolean);
  if (misread !== undefined) return misread;
  const onWin = readAmount('on-win');
  const onLoss = readAmount('on-loss');
  const isStep = (step: Typed) =>
    step === undefined || (step !== null && Number(step) <= steepest && Number(step) >= 0);
  if (!isStep(onWin) || !isStep(onLoss)) return words.stepInvalid;
  const stopAtProfit = readAmount('stop-profit');
  const stopAtLoss = readAmount('stop-loss');
  const isAmount = (amount: Typed) => amount === undefined || (amount !== null && isPositiveDecimal(amount));
  if (!isAmount(stopAtProfit) || !isAmount(stopAtLoss)) return words.amountInvalid;
  return {
    rounds: rounds === '' ? undefined : Number(rounds),
    onWin: onWin ?? undefined,
    onLoss: onLoss ?? undefined,
    stopAtProfit: stopAtProfit ?? undefined,
    stopAtLoss: stopAtLoss ?? undefined,
    stopOnWin: byId('stop-on-win', HTMLInputElement).checked,
    stopOnLoss: byId('stop-on-loss', HTMLInputElement).checked,
  };
}

/** Undefined if the field is empty, null if it is not an amount. */
type Typed = string | undefined | null;

const readText = (id: string) => readNumberText(readAmountField(byId(id, HTMLInputElement)));

function readAmount(id: string): Typed {
  const text = readText(id);
  if (text === '') return undefined;
  const typed = readTypedDecimal(text);
  return 'fault' in typed ? null : typed.amount;
}
