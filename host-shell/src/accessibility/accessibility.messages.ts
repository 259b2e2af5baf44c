import { contactMessages } from '../support/support.messages';

/** What the checks of the project find; a test names the check behind each. */
export const checkedWords = {
  axe: 'Pages, dialogs and messages, in every state that is listed for them, have no fault that axe-core finds against WCAG 2.2 A and AA and its best practices, on a computer and on a phone.',
  hover: 'Nor have they while a mouse is over their controls.',
  touch: 'On a phone, controls have the size or the space around them that a finger needs.',
  texts: 'No text is cut off, covered or outside of the window, at a width of 1440 and of 390 pixels.',
  focus: 'The focus does not vanish with the control that had it.',
  dialogs: 'A page has one main heading; a dialog has a name, and takes the focus.',
  escape:
    'Dialogs keep Tab within and close with Escape, but for the reminder of the time played, which has to be answered.',
  keyboard: 'An account is opened, secured and used by keyboard alone.',
  lists: 'Transactions are sorted, filtered and exported by keyboard.',
  fontSize: 'Every page can be used at twice the size of text.',
  forcedColors: 'In the forced colours of a system, every control has a visible edge.',
  motion: 'With reduced motion, nothing moves by itself.',
  translation: 'Pages work when the browser translates them.',
} as const;

/** Name of something that the checks find. */
export type CheckedName = keyof typeof checkedWords;

/** Texts of the accessibility statement. */
export const accessibilityMessages = {
  lead: 'This site aims at WCAG 2.2, level AA. This is what is checked, and what is not.',
  checkedTitle: 'What is checked',
  checkedLead: 'These checks run in a real browser before changes are released:',
  notTitle: 'What is not',
  not: [
    'Automatic checks find only a part of all barriers. People who use assistive technology have not tested the site by order, and nobody independent has audited it.',
    'Games of other companies are their pages in a frame, and not part of these checks.',
  ],
  contactTitle: 'Tell us',
  contact: 'If something keeps you out, write to',
  contactLine: 'Say which page it is, and what you use to read it.',
  supportHours: contactMessages.answers,
  date: (day: string) => `This statement is of the release of ${day}.`,
} as const;
