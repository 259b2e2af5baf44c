export { type BuiltSite, releaseBuiltSite } from './builtSite';
export { rebuild } from './rebuild';
export { reportTraffic } from './reportTraffic';
export { aSite, type TestSite } from './testSite';
