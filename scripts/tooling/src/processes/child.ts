import { pathToFileURL } from 'node:url';

/** Runs one module as a process of the suite; the process ends when its parent ends, for whatever reason. */
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  // Kills a module that ignores the signal.
  setTimeout(() => process.exit(1), 5_000).unref();
});
// The listener must not keep the process alive if its module fails to start.
process.channel?.unref();

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('child: the file to run is missing.');
await import(pathToFileURL(file).href);
