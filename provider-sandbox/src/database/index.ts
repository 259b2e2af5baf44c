export { type Database, type Queries, queryExactlyOne, queryOne, type SqlValue, type Transaction } from './database';
export { describeFailure, summarize } from './describeFailure';
export { dropEverything, migrate } from './migrate';
export { type EmbeddedDatabase, openPglite } from './pglite';
export { type DatabaseTimeouts, openPostgres } from './postgres';
export { revocable } from './revocable';
export { DatabaseUnavailable } from './unavailable';
