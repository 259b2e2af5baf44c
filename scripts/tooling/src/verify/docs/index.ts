export { argumentsOf } from './commands';
export { type Document, readDocuments } from './documents';
