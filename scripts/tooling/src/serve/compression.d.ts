declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses what later handlers answer, unless it is compressed or short (its own types need Express). */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
