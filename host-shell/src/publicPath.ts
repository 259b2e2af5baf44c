declare let __webpack_public_path__: string;

// Addresses of pictures are in attributes and styles that React takes over from the page, which has them without its origin.
if (__webpack_public_path__.startsWith(`${location.origin}/`))
  __webpack_public_path__ = __webpack_public_path__.slice(location.origin.length);
