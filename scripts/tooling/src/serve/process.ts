import { serveFolder } from './serveFolder';

const {
  SERVE_FOLDER: folder = '',
  SERVE_PAGES: pages,
  SERVE_SINGLE_PAGE: singlePage,
  SERVE_ORIGIN: origin,
  SERVE_READERS: readers,
} = process.env;

const port = Number(process.env.PORT);
const server = await serveFolder({
  folder,
  port,
  ...(pages !== undefined && { pages }),
  ...(singlePage !== undefined && { singlePage }),
  origin,
  readers: readers?.split(','),
}).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken by another process.` : error);
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
