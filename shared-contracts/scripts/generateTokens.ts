import { readFileSync, writeFileSync } from 'node:fs';
import { renderTokens } from '../src/theme/page/renderTokens';

const theme = new URL('../src/theme/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', theme), 'utf8'));

writeFileSync(new URL('tokens.generated.ts', theme), renderTokens(tokens));
