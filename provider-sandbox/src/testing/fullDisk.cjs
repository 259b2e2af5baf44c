// Preloaded into a sandbox by fullDisk.test.ts: while the file FULL_DISK exists, the disk is full for the paths with its text.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { openSync, writeSync } = fs;
const paths = new Map();
fs.openSync = (path, ...options) => {
  const file = openSync(path, ...options);
  paths.set(file, String(path));
  return file;
};
fs.writeSync = (file, ...rest) => {
  const marker = process.env.FULL_DISK;
  if (fs.existsSync(marker) && paths.get(file)?.includes(fs.readFileSync(marker, 'utf8'))) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  }
  return writeSync(file, ...rest);
};
syncBuiltinESMExports();
