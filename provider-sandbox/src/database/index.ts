export { type Database, type Queries, queryExactlyOne, queryOne } from './database';
export { lockData } from './dataLock';
export { migrate } from './migrate';
export { openPglite } from './pglite';
export { openPostgres } from './postgres';
