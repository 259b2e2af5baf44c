/**
 * Exports that every page starts with, of the key `@reduxjs/toolkit/query/react`; the rest loads when a remote uses it
 * (`wholePackages.ts`).
 */
export { createApi, retry, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
