export const messages = { copied: 'Copied', copyFailed: 'Copying was not possible' } as const;
