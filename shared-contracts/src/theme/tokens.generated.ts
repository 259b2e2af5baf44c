// Made from tokens.json by `npm run tokens -w shared-contracts`; edit that file instead.

/** Colours by role, each a reference to the CSS variable that the page sets. */
export const color = {
  surface: {
    void: 'var(--color-surface-void)',
    page: 'var(--color-surface-page)',
    tile: 'var(--color-surface-tile)',
    raised: 'var(--color-surface-raised)',
    pressed: 'var(--color-surface-pressed)',
    menu: 'var(--color-surface-menu)',
    scrim: 'var(--color-surface-scrim)',
  },
  line: {
    hairline: 'var(--color-line-hairline)',
    control: 'var(--color-line-control)',
  },
  text: {
    primary: 'var(--color-text-primary)',
    secondary: 'var(--color-text-secondary)',
    tertiary: 'var(--color-text-tertiary)',
    disabled: 'var(--color-text-disabled)',
    onAccent: 'var(--color-text-on-accent)',
    onDanger: 'var(--color-text-on-danger)',
  },
  accent: {
    base: 'var(--color-accent-base)',
    hover: 'var(--color-accent-hover)',
    pressed: 'var(--color-accent-pressed)',
    soft: 'var(--color-accent-soft)',
  },
  feedback: {
    win: 'var(--color-feedback-win)',
    winSoft: 'var(--color-feedback-win-soft)',
    loss: 'var(--color-feedback-loss)',
    lossSoft: 'var(--color-feedback-loss-soft)',
    danger: 'var(--color-feedback-danger)',
    warning: 'var(--color-feedback-warning)',
    warningSoft: 'var(--color-feedback-warning-soft)',
    info: 'var(--color-feedback-info)',
    infoSoft: 'var(--color-feedback-info-soft)',
  },
  focus: {
    ring: 'var(--color-focus-ring)',
  },
  promoGround: {
    rewards: 'var(--color-promo-ground-rewards)',
    staking: 'var(--color-promo-ground-staking)',
    referral: 'var(--color-promo-ground-referral)',
  },
  coin: {
    BTC: 'var(--color-coin-btc)',
    ETH: 'var(--color-coin-eth)',
    LTC: 'var(--color-coin-ltc)',
    USDT: 'var(--color-coin-usdt)',
    SOL: 'var(--color-coin-sol)',
    DOGE: 'var(--color-coin-doge)',
    BCH: 'var(--color-coin-bch)',
    XRP: 'var(--color-coin-xrp)',
    TRX: 'var(--color-coin-trx)',
  },
} as const;

/** Corner radii; outer corners of a slab use `slab` or `dialog`, corners that meet another tile use `cut`. */
export const radius = {
  cut: 'var(--radius-cut)',
  control: 'var(--radius-control)',
  tile: 'var(--radius-tile)',
  slab: 'var(--radius-slab)',
  dialog: 'var(--radius-dialog)',
  full: 'var(--radius-full)',
} as const;

/** Gaps between the tiles of one slab. */
export const grout = {
  list: 'var(--grout-list)',
  slab: 'var(--grout-slab)',
} as const;

/** Shadows; `press` is the thickness of a face that can be pressed. */
export const elevation = {
  0: 'var(--elevation-0)',
  press: 'var(--elevation-press)',
  menu: 'var(--elevation-menu)',
  dialog: 'var(--elevation-dialog)',
} as const;

/** Durations of motion; reduced motion shortens them by itself. */
export const duration = {
  instant: 'var(--duration-instant)',
  fast: 'var(--duration-fast)',
  base: 'var(--duration-base)',
  slow: 'var(--duration-slow)',
  lay: 'var(--duration-lay)',
} as const;

/** Easing curves. */
export const easing = {
  standard: 'var(--easing-standard)',
  enter: 'var(--easing-enter)',
  exit: 'var(--easing-exit)',
  lay: 'var(--easing-lay)',
} as const;

/** Stacking order. */
export const zIndex = {
  base: 'var(--z-index-base)',
  sticky: 'var(--z-index-sticky)',
  header: 'var(--z-index-header)',
  sidebar: 'var(--z-index-sidebar)',
  bottomBar: 'var(--z-index-bottom-bar)',
  dropdown: 'var(--z-index-dropdown)',
  scrim: 'var(--z-index-scrim)',
  drawer: 'var(--z-index-drawer)',
  dialog: 'var(--z-index-dialog)',
  subDialog: 'var(--z-index-sub-dialog)',
  toast: 'var(--z-index-toast)',
  tooltip: 'var(--z-index-tooltip)',
} as const;

/** Steps of the 4 px scale, in pixels. */
export const spaceSteps = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 32,
  8: 40,
  9: 48,
  10: 64,
  11: 80,
} as const;

/** Widths at which the layout changes, in pixels. */
export const breakpoint = {
  sm: 480,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
} as const;

/** Widths of dialogs, in pixels. */
export const dialogWidth = {
  sm: 440,
  form: 480,
  md: 560,
  lg: 880,
} as const;

/** Colours of pictures, dark to light; never for text. */
export const smalti = {
  lapis: ['#142a66', '#1c3d8f', '#2957b8', '#3f78d8'],
  porphyry: ['#3a1029', '#54183a', '#72244d', '#953663'],
  verdigris: ['#0b3a3c', '#0f4f50', '#166a68', '#23867f'],
  cinnabar: ['#8e231b', '#b4301f', '#d6472c', '#ee6a47'],
  saffron: ['#d8901c', '#f0ab30', '#ffc24d', '#ffdc8a'],
  bone: ['#c9b894', '#dfd0b0', '#f0e6cf', '#fbf6e8'],
  malachite: ['#0c3a2c', '#12503b', '#1b6a4c', '#2a8a62'],
  sky: ['#3f86a8', '#5aa6c4', '#83c6dc', '#b4e2ee'],
  night: ['#10182f', '#16213f', '#1e2c52', '#2a3b68'],
} as const;
