// Runs before packages are installed: plain JavaScript without dependencies.

/**
 * Whether a version of Node is in a range.
 *
 * @param {string} range as `engines` in the root's `package.json` has it: `^MAJOR.MINOR` or `>=MAJOR.MINOR`, joined by `||`
 * @param {string} version for instance `22.12.0`
 */
export function acceptsNode(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, first, least] = /^\s*(\^|>=)(\d+)\.(\d+)\s*$/.exec(part) ?? [];
    if (sign === undefined) throw new Error(`"${part}" of engines.node is neither ^MAJOR.MINOR nor >=MAJOR.MINOR.`);
    return (major === Number(first) && minor >= Number(least)) || (sign === '>=' && major > Number(first));
  });
}
