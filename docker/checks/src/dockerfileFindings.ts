import { DockerfileParser, type From } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

const isPinned = (from: From) => /^\d+\.\d+/.test(from.getImageTag() ?? '');

/**
 * Finds what is wrong with a Dockerfile: its syntax, base images whose content changes, `npm` without the lock file or with the scripts of
 * packages, and an image that runs as root. Building and running it is the check `images`.
 */
export function dockerfileFindings(text: string): readonly string[] {
  const all = DockerfileParser.parse(text).getInstructions();
  const named = (keyword: string) => all.filter((instruction) => instruction.getKeyword() === keyword);
  const froms = named('FROM') as From[];
  const stages = froms.map((from) => from.getBuildStage());
  const commands = named('RUN').map((run) => run.getArgumentsContent() ?? '');
  const user = named('USER').at(-1)?.getArgumentsContent() ?? '';
  return [
    ...validate(text).map(({ message }) => (typeof message === 'string' ? message : message.value)),
    ...froms
      .filter((from) => !stages.includes(from.getImage()) && !isPinned(from))
      .map((from) => `${from.getImage()} is not pinned to a version`),
    ...commands
      .filter((command) => /\bnpm (?!ci\b.*--ignore-scripts|run\b)/.test(command))
      .map((command) => `"${command}" does not install by "npm ci --ignore-scripts"`),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : ['the image does not run as a dedicated numeric user']),
  ];
}
