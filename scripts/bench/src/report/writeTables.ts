import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/project';
import { readDocuments } from '@tessera/tooling/documents';
import { withTables } from './documentTables';

// `npm run tables -w scripts/bench`: regenerates the tables of the documentation from the results that they name.
for (const { file, text } of readDocuments()) {
  const fresh = withTables(path.dirname(file), text);
  if (fresh !== text) writeFileSync(path.join(projectRoot, file), fresh);
}
