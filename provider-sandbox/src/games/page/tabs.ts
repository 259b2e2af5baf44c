import { byId } from '../../browser/dom';
import { pageRules } from './pageRules';

/** Sets up the tabs of manual and auto play, if the rules allow auto play. @param isHeld whether they are currently locked */
export function setUpTabs(isHeld: () => boolean, onChange: () => void): { readonly isAuto: boolean } {
  let isAuto = false;
  const select = (isAutoTab: boolean): void => {
    if (isHeld()) return;
    isAuto = isAutoTab;
    for (const [id, isSelected] of [
      ['tab-manual', !isAuto],
      ['tab-auto', isAuto],
    ] as const) {
      byId(id).setAttribute('aria-selected', String(isSelected));
      byId(id).tabIndex = isSelected ? 0 : -1;
    }
    byId('bet-fields').setAttribute('aria-labelledby', isAuto ? 'tab-auto' : 'tab-manual');
    byId('auto-fields').hidden = !isAuto;
    onChange();
  };
  for (const id of pageRules().hasAutoPlay ? ['tab-manual', 'tab-auto'] : []) {
    byId(id).addEventListener('click', () => select(id === 'tab-auto'));
    byId(id).addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      select(!isAuto);
      byId(isAuto ? 'tab-auto' : 'tab-manual').focus();
    });
  }
  return {
    get isAuto() {
      return isAuto;
    },
  };
}
