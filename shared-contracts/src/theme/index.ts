export { loadCodeFont } from './codeFont';
export { below, media, mediaQuery } from './media';
export { rem, type SpaceStep, space } from './space';
export {
  breakpoint,
  color,
  dialogWidth,
  duration,
  easing,
  elevation,
  grout,
  radius,
  smalti,
  zIndex,
} from './tokens.generated';
export { font, type } from './type';
