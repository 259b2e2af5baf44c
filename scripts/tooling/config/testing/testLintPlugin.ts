import { lintFiles } from './lintFiles';

/**
 * Tests what a plug-in of the linter rejects in an app's sources, and that tests are exempt.
 *
 * @param remedy part of the message that it gives
 * @param extension of the files
 */
export function testLintPlugin(
  remedy: string,
  refused: readonly string[],
  taken: readonly string[],
  extension: 'ts' | 'tsx' = 'ts',
): void {
  const files = (name: string, lines: readonly string[]) =>
    lines.map((line, index) => [`mfe-lists/src/${name}${index}.${extension}`, line] as const);
  const exempt = [`mfe-lists/src/refused.test.${extension}`, refused[0] ?? ''] as const;
  const findingsOf = lintFiles(new Map([...files('refused', refused), ...files('taken', taken), exempt]));
  const remedies = (file: string) =>
    findingsOf(file).flatMap(({ rule, message }) => (rule === 'plugin' ? [message] : []));

  test.each(files('refused', refused))('%s is rejected: %s', (file) => {
    expect(remedies(file)).toContainEqual(expect.stringContaining(remedy));
  });

  test.each([...files('taken', taken), exempt])('%s is accepted: %s', (file) => {
    expect(remedies(file)).toEqual([]);
  });
}
