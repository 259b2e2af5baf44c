export { registerDocs } from './docsPage';
