declare let __webpack_public_path__: string;

// Picture addresses have to match the prerendered markup on hydration, which has them without an origin.
if (__webpack_public_path__.startsWith(`${location.origin}/`))
  __webpack_public_path__ = __webpack_public_path__.slice(location.origin.length);
