declare module 'punycode.js' {
  const punycode: {
    /** Decodes the labels of a domain that begin with `xn--`; throws where one is malformed. */
    readonly toUnicode: (domain: string) => string;
  };
  export default punycode;
}
