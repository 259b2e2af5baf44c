const isName = (key: string) => /^[a-z_$][\w$]*$/i.test(key);
const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const lineWidth = 120;

/** A value of JSON as TypeScript, formatted as the project's formatter does. */
export function typeScriptOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = Object.entries(value).flatMap(([key, item]) => {
    if (item === undefined) return [];
    return isList ? typeScriptOf(item, inner) : `${isName(key) ? key : quoted(key)}: ${typeScriptOf(item, inner)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  const space = isList || items.length === 0 ? '' : ' ';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  const isShort = indent !== '' && !line.includes('\n') && indent.length + line.length < lineWidth - 20;
  return isShort ? line : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
