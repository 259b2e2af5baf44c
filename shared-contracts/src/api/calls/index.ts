export * from './auth';
export * from './games';
export * from './wallet';
