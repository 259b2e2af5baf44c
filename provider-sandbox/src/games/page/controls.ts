import { byId } from '../../browser/dom';
import type { Table } from './table';

const playButton = () => byId('play', HTMLButtonElement);

/** Controls of the bet: initially disabled in the markup. */
export const findBetControls = (): readonly HTMLInputElement[] =>
  [...byId('game').querySelectorAll<HTMLInputElement>(':is(input, select, button):disabled')].filter(
    ({ id }) => id !== 'play',
  );

/** A disabled control loses the focus; it moves to the play button, which is needed next. */
export function keepFocus(controls: readonly HTMLInputElement[], draw: () => void): void {
  const focused = document.activeElement as HTMLInputElement;
  draw();
  const wasUsed = controls.includes(focused) && focused.disabled;
  if (byId('game').dataset.state === 'ready' && wasUsed) playButton().focus();
}

/** Enables or disables controls, and labels the play button. @param play.isIdle whether a press does nothing yet */
export function drawControls(
  controls: readonly HTMLInputElement[],
  { stakeBalances }: Table,
  isLocked: boolean,
  play: { readonly label: string; readonly isIdle: boolean },
): void {
  const button = playButton();
  button.textContent = play.label;
  button.setAttribute('aria-disabled', String(byId('game').dataset.state !== 'ready' || play.isIdle));
  for (const control of controls) control.disabled = isLocked || (control.id === 'coin' && stakeBalances.length < 2);
}
