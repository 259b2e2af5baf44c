import { connect } from 'node:net';

/** A request that is sent exactly as given; `fetch` would correct or refuse parts of it. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The answer received before the server closed the connection; status 0 without an answer. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request over a new connection. */
export function sendRaw(url: string, { method, target, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, connection: 'close', ...length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
      if (body !== undefined) socket.write(body);
    });
    socket.on('data', (text) => {
      received += text;
    });
    // The server may close the connection while the rest of a body is being sent.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n') });
    });
  });
}
