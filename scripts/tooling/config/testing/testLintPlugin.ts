import { lintFiles } from './lintFiles';

/**
 * Tests what a plug-in of the linter rejects in sources, and that tests are exempt.
 *
 * @param remedy part of the message that it gives
 * @param extension of the files
 * @param places folders of the files, a remote's by default
 * @param elsewhere other exempt files
 */
export function testLintPlugin(
  remedy: string,
  refused: readonly string[],
  taken: readonly string[],
  extension: 'ts' | 'tsx' = 'ts',
  places: readonly string[] = ['mfe-lists/src'],
  elsewhere: readonly string[] = [],
): void {
  const files = (name: string, lines: readonly string[]) =>
    places.flatMap((place) => lines.map((line, index) => [`${place}/${name}${index}.${extension}`, line] as const));
  const exempt = [`mfe-lists/src/refused.test.${extension}`, ...elsewhere].map(
    (file) => [file, refused.join('\n')] as const,
  );
  const findingsOf = lintFiles(new Map([...files('refused', refused), ...files('taken', taken), ...exempt]));
  const remedies = (file: string) =>
    findingsOf(file).flatMap(({ rule, message }) => (rule === 'plugin' ? [message] : []));

  test.each(files('refused', refused))('%s is rejected: %s', (file) => {
    expect(remedies(file)).toContainEqual(expect.stringContaining(remedy));
  });

  test.each([...files('taken', taken), ...exempt])('%s is accepted: %s', (file) => {
    expect(remedies(file)).toEqual([]);
  });
}
