declare module '*.svg' {
  /** URL of the file that the bundler emits beside the scripts. */
  const address: string;
  export default address;
}
