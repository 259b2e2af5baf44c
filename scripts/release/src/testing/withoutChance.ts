/** Lines of a command's output without what differs between runs: builds, commits, times, durations, sizes, and column widths. */
export const withoutChance = (output: string): readonly string[] =>
  output
    .replace(/(\d\.\d\.\d)-[0-9a-f]{10}/g, '$1-BUILD')
    .replace(/commit [0-9a-f]{10}/g, 'commit HASH')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
    .replace(/\d+\.\d s\b/g, 'N s')
    .replace(/\d+ bytes brotli of \d+/g, 'N bytes brotli of LIMIT')
    .replace(/\d+ bytes/g, 'N bytes')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '' && !line.startsWith('Built in'));
