import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const shipped = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split(path.sep).includes('testing'),
);

test.each(shipped)('%s imports no test code', (file) => {
  expect(readFileSync(path.join(source, file), 'utf8')).not.toMatch(/from '[^']*(\/testing|@testing-library)/);
});
