export { media } from './media';
export { space } from './space';
export { themeCss } from './themeCss';
export { color, duration, easing, elevation, font, grout, radius, type, zIndex } from './tokens';
