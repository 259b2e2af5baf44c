declare module '@11ty/eleventy' {
  interface Config {
    /** Makes data known to all templates. */
    addGlobalData(name: string, data: unknown): void;
  }
  interface Options {
    /** File with the configuration, if there is one. */
    readonly configPath: false;
    readonly config: (config: Config) => void;
  }
  /** Generator of static sites. Folders are relative to the working directory. */
  export default class Eleventy {
    constructor(inputFolder: string, outputFolder: string, options: Options);
    disableLogger(): void;
    /** Writes the site's files. */
    write(): Promise<unknown>;
  }
}
