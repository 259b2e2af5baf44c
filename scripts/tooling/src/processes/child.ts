import { pathToFileURL } from 'node:url';

/** Runs one module as a process of the suite that ends with its parent, however the parent ends. */
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  // A module that does not heed the signal is not left behind.
  setTimeout(() => process.exit(1), 5_000).unref();
});
// Listening must not keep a process alive whose module has failed to start.
process.channel?.unref();

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('child: the file to run is missing.');
await import(pathToFileURL(file).href);
