declare let __webpack_public_path__: string;

// Addresses of pictures are in attributes and styles that React hydrates, and the page has them without its origin.
if (__webpack_public_path__.startsWith(`${location.origin}/`))
  __webpack_public_path__ = __webpack_public_path__.slice(location.origin.length);
