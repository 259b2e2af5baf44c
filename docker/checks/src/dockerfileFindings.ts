import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

/** A finding in one line of a Dockerfile. */
type Rule = (lines: Lines) => readonly string[];

interface Lines {
  readonly all: readonly Instruction[];
  /** Instructions of the last stage, the image itself. */
  readonly last: readonly Instruction[];
}

const named = (instructions: readonly Instruction[], keyword: string) =>
  instructions.filter((instruction) => instruction.getKeyword() === keyword);

const textOf = (instruction: Instruction | undefined) => instruction?.getArgumentsContent() ?? '';

/** The single commands of RUN instructions, without line breaks. */
const commandsOf = (instructions: readonly Instruction[]) =>
  named(instructions, 'RUN').flatMap((run) =>
    textOf(run)
      .replace(/\\\n\s*/g, ' ')
      .split('&&')
      .map((command) => command.trim()),
  );

const pinned: Rule = ({ all }) => {
  const froms = named(all, 'FROM') as From[];
  const stages = froms.map((from) => from.getBuildStage());
  return froms
    .filter((from) => !stages.includes(from.getImage()) && !/^\d+\.\d+/.test(from.getImageTag() ?? ''))
    .map((from) => `${from.getImage()} is not pinned to a version`);
};

const unprivileged: Rule = ({ last }) => {
  const user = last.findLastIndex((instruction) => instruction.getKeyword() === 'USER');
  if (!/^[1-9]\d*:[1-9]\d*$/.test(textOf(last[user]))) return ['the image does not run as a dedicated numeric user'];
  return last.slice(user).some((instruction) => ['RUN', 'COPY'].includes(instruction.getKeyword()))
    ? ['files are made after USER, and so belong to the user that runs the image']
    : [];
};

const commanded: Rule = ({ last }) => {
  const commands = named(last, 'CMD');
  return commands.length === 1 && textOf(commands[0]).startsWith('[')
    ? []
    : ['the image does not start by one CMD in the form of a list, so signals do not arrive'];
};

const healthy: Rule = ({ last }) =>
  named(last, 'HEALTHCHECK').length === 1 ? [] : ['nothing says how to ask whether it is well'];

const onlyRegistries: Rule = ({ all }) => [
  ...named(all, 'ADD').map(() => 'ADD fetches and unpacks by itself: use COPY'),
  ...commandsOf(all)
    .filter((command) => /\b(curl|wget|git|npx|ssh|pip)\b|https?:/.test(command))
    .map((command) => `"${command}" needs more of the network than the registries`),
];

const installed: Rule = ({ all }) =>
  commandsOf(all).flatMap((command) => [
    ...(/\bnpm (i|install|add)\b/.test(command) ? [`"${command}" installs past the lock file: use npm ci`] : []),
    ...(/\bnpm ci\b/.test(command) && !command.includes('--ignore-scripts')
      ? [`"${command}" runs what packages bring with them`]
      : []),
    ...(/\bapt-get install\b/.test(command) && !/ -y .*--no-install-recommends /.test(command)
      ? [`"${command}" asks, or installs more than is named`]
      : []),
    ...(/^(sudo|apt) |\bchmod 777\b/.test(command) ? [`"${command}" has no place in an image`] : []),
  ]);

const tidied: Rule = ({ all }) =>
  named(all, 'RUN')
    .filter((run) => textOf(run).includes('apt-get install'))
    .filter((run) => !/apt-get update.*rm -rf \/var\/lib\/apt\/lists/s.test(textOf(run)))
    .map(() => 'the package lists are not fetched and removed in the step that installs');

const rooted: Rule = ({ all }) =>
  named(all, 'WORKDIR')
    .filter((instruction) => !textOf(instruction).startsWith('/'))
    .map((instruction) => `WORKDIR ${textOf(instruction)} depends on what came before`);

const discreet: Rule = ({ all }) =>
  [...named(all, 'ARG'), ...named(all, 'ENV')]
    .filter((instruction) => /(SECRET|PASSWORD|TOKEN|PRIVATE)/i.test(textOf(instruction)))
    .map((instruction) => `"${textOf(instruction)}" would stay in the image for everyone to read`);

const staged: Rule = ({ all }) => {
  const stages = (named(all, 'FROM') as From[]).flatMap((from) => from.getBuildStage() ?? []);
  return (named(all, 'COPY') as Copy[]).flatMap((copy) => {
    const from = copy.getFromFlag()?.getValue();
    return from === undefined || from === null || stages.includes(from) ? [] : [`no stage is named ${from}`];
  });
};

const rules = [pinned, unprivileged, commanded, healthy, onlyRegistries, installed, tidied, rooted, discreet, staged];

/** Finds everything that is wrong with a Dockerfile: with its syntax, and with the image that it would build. */
export function dockerfileFindings(text: string): readonly string[] {
  const all = DockerfileParser.parse(text).getInstructions();
  const begin = all.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
  const lines = { all, last: all.slice(begin) };
  return [
    ...validate(text).map(({ message }) => (typeof message === 'string' ? message : message.value)),
    ...rules.flatMap((rule) => rule(lines)),
  ];
}
