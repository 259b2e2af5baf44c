import { readdirSync } from 'node:fs';
import path from 'node:path';

const modulesWith = (folder: string, ending: string): readonly string[] =>
  readdirSync(path.join(folder, 'src/expose')).flatMap((file) => {
    const [name = '', ...rest] = file.split('.');
    return /^[A-Z]\w*$/.test(name) && rest.join('.') === ending ? [name] : [];
  });

/** Every `<Module>.tsx` in `src/expose` is exposed under that name. */
export const exposedFiles = (folder: string): readonly string[] => modulesWith(folder, 'tsx');

/** Modules with prerendered markup: `<Module>.prerendered.tsx` in `src/expose`. */
export const prerenderedFiles = (folder: string): readonly string[] => modulesWith(folder, 'prerendered.tsx');
