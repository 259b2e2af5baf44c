export { readBreakRefusal } from './breakRefusal';
export { hasExtension } from './hasExtension';
export * from './schema';
export { seedLabels } from './seeds.messages';
