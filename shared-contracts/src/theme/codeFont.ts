import tokens from './tokens.json' with { type: 'json' };

/**
 * Begins to load the font of IDs, addresses and hashes, which no page preloads. Call it where such text is awaited: the browser then
 * neither looks for a fallback nor replaces it.
 */
export function loadCodeFont(): void {
  const [family] = tokens.font.code.family.split(',');
  // Without the font there is the fallback.
  document.fonts?.load(`1em ${family}`).catch(() => undefined);
}
