export { type BuiltSite, releaseBuiltSite } from './builtSite';
export { rebuild } from './rebuild';
export { aSite, type TestSite } from './testSite';
