import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registryElementId } from '@tessera/platform/protocol';
import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { AccessibilityPage } from '.';
import { type CheckedName, checkedWords } from './accessibility.messages';

const project = path.join(import.meta.dirname, '../../..');

/** The check behind each claim: its file, and what it has to contain. The compiler requires one for each. */
const checks: Readonly<Record<CheckedName, readonly [file: string, contains: string]>> = {
  axe: ['workbench/check/checkState.ts', 'await expectAccessible(page'],
  hover: ['workbench/check/checkState.ts', ': hoverFaults(page)'],
  touch: ['workbench/check/checkState.ts', '? touchFaults(page)'],
  texts: ['workbench/check/checkState.ts', 'await textFaults(page)'],
  focus: ['workbench/check/behaviourFaults.ts', 'await focusLoss(page)'],
  dialogs: ['workbench/check/checkState.ts', 'await frameFaults(page, state)'],
  escape: ['shared-contracts/src/ui/basics/dialog/Dialog.test.tsx', 'Escape'],
  keyboard: ['mfe-account/e2e/journey.slow.spec.ts', "test('by keyboard alone: register"],
  lists: ['mfe-lists/e2e/transactions.spec.ts', "test('a player sorts, filters, adds up and exports by keyboard'"],
  fontSize: ['host-shell/e2e/fontSize.slow.spec.ts', 'largeFontSize'],
  forcedColors: ['host-shell/e2e/forcedColors.slow.spec.ts', "forcedColors: 'active'"],
  motion: ['mfe-games/e2e/home-sections.spec.ts', "test('with reduced motion the strip of wins does not move"],
  translation: ['scripts/tooling/browser/everyVisitor.ts', "name: 'a translated page'"],
};

test.each(Object.entries(checks))('the check behind “%s” exists', (_, [file, contains]) => {
  expect(readFileSync(path.join(project, file), 'utf8').includes(contains)).toBe(true);
});

test('says what is checked, of which day, and whom to tell', () => {
  const element = Object.assign(document.createElement('script'), { type: 'application/json', id: registryElementId });
  const shell = { version: '1.0.0', buildId: 'a', commit: 'b', committedOn: '2026-11-28' };
  element.textContent = JSON.stringify({ shell, remotes: {} });
  document.head.append(element);
  const siteConfig = { supportEmail: 'help@site.example' };
  renderWithPage(<AccessibilityPage title="Accessibility" params={{}} />, { siteConfig });
  for (const words of Object.values(checkedWords)) expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('This statement is of the release of Nov 28, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@site.example' })).toHaveAttribute('href', 'mailto:help@site.example');
});
