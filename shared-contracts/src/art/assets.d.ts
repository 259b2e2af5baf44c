declare module '*.svg' {
  /** Address of the file that the bundler puts beside the scripts. */
  const address: string;
  export default address;
}
