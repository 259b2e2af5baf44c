import type { ModuleContent, PublicAnswers } from '@tessera/platform/prerender';
import { pageStartElementId } from '@tessera/platform/protocol';
import { onCleanup } from '@tessera/shared-contracts/testing';

/** Simulates a page composed with a module's content, during the test. */
export function composeWith(module: string, content: ModuleContent, answers: PublicAnswers): void {
  const { start } = content({ path: '/', answers }) ?? {};
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageStartElementId;
  element.textContent = JSON.stringify({ paths: ['/'], modules: { [module]: start } });
  document.body.append(element);
  onCleanup(() => element.remove());
}
