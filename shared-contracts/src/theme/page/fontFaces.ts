import tokens from '../tokens.json' with { type: 'json' };

/** Fallback families until the font files have loaded, in the order they are tried. */
export const fallbackFamilies = {
  ui: ['Geologica stand-in', 'Geologica stand-in Android'],
  code: ['JetBrains Mono stand-in'],
} as const;

interface StandIn {
  readonly family: string;
  readonly weight: string;
  readonly locals: readonly string[];
  /** Text width of the real font relative to the local font, in percent. */
  readonly sizePercent: number;
}

/** Ascent and descent of the real fonts in percent of the em, from the metrics of the font files. */
const metrics = { ui: { ascent: 97.5, descent: 27.5 }, code: { ascent: 102, descent: 30 } } as const;
const [desktop, android] = fallbackFamilies.ui;

/**
 * Local fonts scaled to the width of the site's running text in the real font, measured in Chromium, so that nothing
 * moves when the font arrives.
 */
const standIns: Record<keyof typeof metrics, readonly StandIn[]> = {
  ui: [
    {
      family: desktop,
      weight: '100 549',
      locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue'],
      sizePercent: 108,
    },
    {
      family: desktop,
      weight: '550 900',
      locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
      sizePercent: 102.8,
    },
    { family: android, weight: '100 549', locals: ['Roboto', 'Roboto-Regular'], sizePercent: 118.5 },
    { family: android, weight: '550 900', locals: ['Roboto Bold', 'Roboto-Bold'], sizePercent: 114.7 },
  ],
  code: [
    {
      family: fallbackFamilies.code[0],
      weight: '100 800',
      locals: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Menlo', 'Roboto Mono'],
      sizePercent: 100,
    },
  ],
};

function standInFace(kind: keyof typeof metrics, { family, weight, locals, sizePercent }: StandIn): string {
  const scaled = (percent: number) => `${((percent * 100) / sizePercent).toFixed(2)}%`;
  return [
    `@font-face{font-family:'${family}'`,
    `font-weight:${weight}`,
    `src:${locals.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${sizePercent}%`,
    `ascent-override:${scaled(metrics[kind].ascent)}`,
    `descent-override:${scaled(metrics[kind].descent)}`,
    'line-gap-override:0%}',
  ].join(';');
}

/**
 * Letters in a separate font file: the site's own texts do not use them, so only pages with such a name request it.
 * They match `docs/art-source/fonts.py`, which makes the files.
 */
const accented = 'U+A1-A2,U+A4,U+A6-A8,U+AA-AF,U+B1,U+B4-B6,U+B8-D6,U+D8-FF';

function realFace(family: string, file: string, weight: string): string {
  const [own = ''] = family.split(', ');
  const face = (path: string, letters: string) =>
    [
      `@font-face{font-family:${own}`,
      `font-weight:${weight}`,
      'font-style:normal',
      'font-display:swap',
      `src:url(${path}) format('woff2')${letters}}`,
    ].join(';');
  // If two faces have a letter, browsers use the later one.
  return `${face(file, '')}\n${face(file.replace('-latin-', '-accented-'), `;unicode-range:${accented}`)}`;
}

/** Files that the page preloads, on the shell's own origin. */
export const fontFiles = {
  ui: `/fonts/${tokens.font.ui.file}`,
  code: '/fonts/jetbrains-mono-latin-wght-normal.woff2',
} as const;

/** The site's two fonts and their fallbacks. */
export const fontFaces: string = [
  realFace(tokens.font.ui.family, fontFiles.ui, '100 900'),
  realFace(tokens.font.code.family, fontFiles.code, '100 800'),
  ...standIns.ui.map((standIn) => standInFace('ui', standIn)),
  ...standIns.code.map((standIn) => standInFace('code', standIn)),
].join('\n');
