import tokens from './tokens.json' with { type: 'json' };

/**
 * Starts loading the font of IDs, addresses and hashes, which pages do not preload. Call it before such text renders,
 * so that the browser does not swap fonts.
 */
export function loadCodeFont(): void {
  const [family] = tokens.font.code.family.split(',');
  // A failed load leaves the fallback font.
  document.fonts?.load(`1em ${family}`).catch(() => undefined);
}
