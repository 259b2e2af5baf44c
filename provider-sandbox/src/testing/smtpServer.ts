import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests, at one port for as long as they need. */
export interface TestMailServer {
  readonly url: string;
  /** All mail received, oldest first. */
  readonly received: readonly ParsedMail[];
  /** Accepts connections and never answers, as an overloaded server does. */
  hang(): Promise<void>;
  /** Refuses all mail with 554, as a server under maintenance does. */
  refuseAll(): Promise<void>;
  /** Accepts mail, except to the given address. */
  accept(poisoned?: string): Promise<void>;
  /** Refuses connections. */
  stop(): Promise<void>;
  /** Waits until a mail has arrived. */
  arrival(isIt: (mail: ParsedMail) => boolean): Promise<ParsedMail>;
}

/** A mail server that refuses connections until `accept` is called. */
export async function createTestMailServer(): Promise<TestMailServer> {
  const received: ParsedMail[] = [];
  let listeners: (() => void)[] = [];
  let close: () => Promise<void> = async () => undefined;
  const port = await freePort();

  function keep(mail: ParsedMail) {
    received.push(mail);
    for (const listener of listeners) listener();
  }
  async function answerConnections(answer: (socket: Socket) => void) {
    await close();
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      answer(socket);
    });
    close = async () => {
      for (const socket of sockets) socket.destroy();
      await closed(server);
    };
    await listening(server, port);
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    hang: () => answerConnections(() => undefined),
    refuseAll: () => answerConnections((socket) => socket.end('554 5.3.2 Not accepting mail\r\n')),
    async accept(poisoned) {
      await close();
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: ({ address }, _session, done) =>
          done(address === poisoned ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
        onData: (stream, _session, done) => {
          simpleParser(stream).then((mail) => {
            keep(mail);
            done();
          }, done);
        },
      });
      smtp.on('error', () => undefined);
      close = () => new Promise<void>((resolve) => smtp.close(resolve));
      await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
    },
    async stop() {
      await close();
      close = async () => undefined;
    },
    async arrival(isIt) {
      for (;;) {
        const mail = received.find(isIt);
        if (mail !== undefined) return mail;
        await new Promise<void>((resolve) => {
          listeners = [...listeners, resolve];
        });
      }
    },
  };
}

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

async function freePort(): Promise<number> {
  const server = createServer();
  await listening(server, 0);
  const { port } = server.address() as AddressInfo;
  await closed(server);
  return port;
}
