import type { BrowserContext } from '@playwright/test';
import { attributes } from '@tessera/platform/protocol';

/**
 * Translates a context's pages as a browser does: each text node is replaced by two `font` elements with text, now and
 * whenever one is added. The words stay the same, so that tests find them; an address, a hash, an id or a ticker among them is an error
 * of the page. It begins once React has hydrated the page.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(({ module, path }) => {
    const untranslated = '[translate=no], script, style, noscript, textarea, svg, font';
    const isForMachines = (words: string) =>
      /^(?:(?:0x|tb1)\w*…?\w*|(?=.*\d)[0-9a-f]{12,}…?)$/i.test(words) ||
      /^(?:BCH|BTC|DOGE|ETH|LTC|SOL|TRX|USDT|XRP)$/.test(words);
    const translate = (text: Node) => {
      const words = text.nodeValue ?? '';
      if (words.trim() === '' || text.parentElement === null || text.parentElement.closest(untranslated)) return;
      if (isForMachines(words.trim())) reportError(new Error(`“${words}” is translated.`));
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = words;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    };
    const translateWithin = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    const isReactsOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const isTakenOver = () => {
      const root = document.getElementById('root');
      if (root === null) return document.readyState !== 'loading';
      const ofShell = [...root.querySelectorAll('*')].filter((element) => element.closest(`[${module}], svg`) === null);
      return !root.hasAttribute(path) && ofShell.every(isReactsOwn);
    };
    let hasBegun = false;
    const begin = () => {
      if (!isTakenOver()) return void requestAnimationFrame(begin);
      hasBegun = true;
      document.documentElement.classList.add('translated-ltr');
      translateWithin(document.body);
    };
    begin();
    new MutationObserver((records) => {
      if (!hasBegun) return;
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        else for (const node of addedNodes) if (node.isConnected && document.body.contains(node)) translateWithin(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, attributes);
