import { color } from '..';
import { type } from '../type';
import { fontFaces } from './fontFaces';
import { forcedColorsCss } from './forcedColorsCss';
import { printCss } from './printCss';

/**
 * Base styles of the page: fonts, reset, headings, focus ring, forced colours, print. Element rules are in `:where()`, so that any class of any
 * remote overrides them in any order.
 */
export const pageCss: string = [
  fontFaces,
  '*,*::before,*::after{box-sizing:border-box}',
  `html{background:${color.surface.page};scroll-padding-top:calc(var(--layout-header) + 16px);-webkit-text-size-adjust:100%;text-size-adjust:100%}`,
  `body{margin:0;min-height:100dvh;background:${color.surface.page};color:${color.text.secondary};font:450 .875rem/1.25rem var(--font-ui);-webkit-font-smoothing:antialiased;overflow-x:clip;overflow-wrap:break-word;hyphens:manual}`,
  ':where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset){margin:0;padding:0}',
  ':where(ul,ol){list-style:none}:where(fieldset){border:0;min-width:0}',
  ':where(img,svg,video,iframe){display:block}:where(img,video){max-width:100%;height:auto}',
  // Right-to-left text and direction marks do not affect the order of text outside their own element.
  ':where(span,b,strong,a,time,code){unicode-bidi:isolate}',
  ':where(a){color:inherit;text-decoration:none}',
  ':where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}',
  ':where(button){background:none;border:0;padding:0;cursor:pointer;text-align:inherit;-webkit-tap-highlight-color:transparent}',
  `:where(h1,h2,h3,h4,h5,h6){color:${color.text.primary};text-wrap:balance}`,
  `:where(h1){font:${type.h1};letter-spacing:var(--tracking-h1)}:where(h2){font:${type.h2};letter-spacing:var(--tracking-h2)}:where(h3,h4,h5,h6){font:${type.h3};letter-spacing:var(--tracking-h3)}`,
  ':where(code,kbd,samp,pre){font-family:var(--font-code);font-size:.94em}',
  ':where(:focus){outline:none}',
  `:where(:focus-visible){outline:2px solid ${color.focus.ring};outline-offset:2px}`,
  `::selection{background:${color.accent.base};color:${color.text.onAccent}}`,
  forcedColorsCss,
  printCss,
].join('\n');
