import { serveFolder } from './serveFolder';
import type { ServeOptions } from './serveOptions';

const options = JSON.parse(process.env.SERVE ?? '') as ServeOptions;
const server = await serveFolder(options).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${options.port} is taken by another process.` : error);
  process.exit(1);
});

// If a new build removes a file while it is being sent, only that request fails; the server goes on.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return;
  console.error(error);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
process.send?.('ready');
