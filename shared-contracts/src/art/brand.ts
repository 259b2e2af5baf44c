/// <reference path="./assets.d.ts" />
export { default as bandArt } from './band.svg';
export { default as faviconArt } from './favicon.svg';
export { default as logoArt } from './logo.svg';
export { default as logoMarkArt } from './logo-mark.svg';
export { default as wordmarkArt } from './wordmark.svg';
