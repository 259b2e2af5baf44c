import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { examinedAttribute } from './examined';

const examined = `[${examinedAttribute}]`;
const controls = 'a[href], button:not(:disabled), summary, [role="button"], [role="tab"], [role="option"], tbody tr'
  .split(', ')
  .map((control) => `${control}:not(${examined}, ${examined} *)`)
  .join(', ');

/** What axe finds wrong with colours while every control that was not examined before is hovered. */
export async function hoverFaults(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls });
    if (nodeIds.length === 0) return [];
    await Promise.all(
      nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })),
    );
    const { violations } = await new AxeBuilder({ page, axeSource: ';' })
      .setLegacyMode()
      .include(controls)
      .exclude(examined)
      .options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } })
      .analyze();
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `too little contrast while hovered: ${html}`));
  } finally {
    await devtools.detach();
  }
}
