import { color } from '..';

const selected = ":is([aria-selected='true'],[aria-pressed='true'],[aria-current]:not([aria-current='false']))";

/**
 * Forced colours, such as the contrast themes of Windows, remove backgrounds and shadows, so every control gets an
 * outline, which needs no space, and every state a system colour. `!important`, since components draw these with their
 * own classes. Corners are square, because round containers would clip the outlines of their content.
 */
export const forcedColorsCss: string = [
  '@media (forced-colors:active){',
  '*,*::before,*::after{border-radius:0!important}',
  'svg{color:inherit!important}',
  // Pictures are designed for a dark background.
  `img{forced-color-adjust:none;background:${color.surface.page}!important}`,
  ':is(button,input,select,textarea,summary):not(:focus-visible){outline:1px solid ButtonBorder!important;outline-offset:-1px!important}',
  ":focus-visible:not([tabindex='-1']){outline:3px solid Highlight!important}",
  ':is(button,input,select,textarea):disabled{color:GrayText!important;outline-color:GrayText!important}',
  `${selected}{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}`,
  `${selected} *{color:inherit!important}`,
  ":is([role='dialog'],[role='listbox'],[role='menu'],[role='tooltip'],[role='progressbar']):not(:focus-visible){outline:1px solid!important}",
  '}',
].join('');
