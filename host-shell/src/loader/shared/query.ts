/** What the suite uses of RTK Query, and all that the host shares under the key `@reduxjs/toolkit/query/react`. */
export { createApi, retry, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
