import { serveFolder } from './serveFolder';

const { SERVE_FOLDER: folder = '', SERVE_PAGES: pages, SERVE_SINGLE_PAGE: singlePage, SERVE_LIVE } = process.env;

const server = await serveFolder({
  folder,
  port: Number(process.env.PORT),
  isLive: SERVE_LIVE === '1',
  ...(pages !== undefined && { pages }),
  ...(singlePage !== undefined && { singlePage }),
});

process.on('message', (message) => {
  if (message === 'reload') server.reloadPages();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
