const script = /^https?:\/\/[^?]+\.js(?:\?[^:]*)?:\d+:\d+$/;
const maxFrames = 5;

/**
 * The places of a stack in scripts of releases: its first five, without messages and names, which may contain what a player
 * typed.
 */
export function placesOf(stack: string | undefined): string | undefined {
  const places = stack
    ?.split(/[\s()@]/)
    .filter((word) => script.test(word))
    .slice(0, maxFrames)
    .map((place) => `at ${place.replace(/\?[^:]*/, '')}`);
  return places?.join('\n') || undefined;
}

/**
 * The path of a call with `*` in place of the ids in it: a segment of more than twenty characters or with more than one digit.
 */
export const endpointOf = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .map((segment) => (segment.length > 20 || /\d.*\d/.test(segment) ? '*' : segment))
    .join('/');
