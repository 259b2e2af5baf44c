import { expect, type Locator } from '@playwright/test';

/** Milliseconds between keys: a burst, a fast typist, a slow typist. */
const rhythms = [50, 200, 400];

/** Types a word into a field repeatedly, on a processor slowed down six times, and expects every letter to stay. */
export async function typeAtEveryRhythm(field: Locator, word: string): Promise<void> {
  const session = await field.page().context().newCDPSession(field.page());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const delay of rhythms) {
    await field.pressSequentially(word, { delay });
    expect(await field.inputValue(), `a key every ${delay} ms`).toBe(word);
    // The field's effects are over once the URL has changed and has been rendered.
    await expect(field.page()).toHaveURL(new RegExp(`[?&]search=${word}(&|$)`));
    await expect(field).toHaveValue(word);
    await field.press('Escape');
    await expect(field).toHaveValue('');
  }
  // A word that an input method composes, letter by letter, on top of what was typed.
  await field.pressSequentially(word, { delay: 50 });
  for (const text of ['n', 'に', 'にほ', 'にほん']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    expect(await field.inputValue(), 'while a word is composed').toBe(word + text);
  }
  await session.send('Input.insertText', { text: '日本' });
  await expect(field).toHaveValue(`${word}日本`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
