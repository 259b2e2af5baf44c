import { type Command, CommanderError, createCommand, InvalidArgumentError } from 'commander';
import { UserError } from './errors';

export { Argument, type Command, CommanderError, Option } from 'commander';

/** A command as typed, such as `npm start --`, followed by its options. It supports `--help`. */
export const commandLine = (typed: string): Command =>
  createCommand(typed)
    .helpOption('--help', 'says this')
    .helpCommand(false)
    .exitOverride()
    // The caller that catches the error reports it.
    .configureOutput({ outputError: () => undefined });

/** What was wrong with the arguments, readable. */
export const misunderstanding = ({ message }: CommanderError): string => message.replace(/^error: /, '');

/** A command that can be run with the typed arguments. It rejects arguments that it does not know. */
export interface Runnable {
  (typed: readonly string[]): Promise<void>;
  /** Parses the arguments without running the command; throws what running it would. */
  check(typed: readonly string[]): void;
}

/** Thrown instead of running a command that is only checked. */
const understood = new Error('understood');

/** Wraps a command so that it can be run or checked. */
export function runnable(command: Command): Runnable {
  let isCheck = false;
  command.hook('preAction', () => {
    if (isCheck) throw understood;
  });
  const explain = (error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UserError(`${misunderstanding(error)}\n\n${command.helpInformation().trim()}`);
  };
  return Object.assign(
    (typed: readonly string[]) => command.parseAsync(typed, { from: 'user' }).then(() => undefined, explain),
    {
      check(typed: readonly string[]) {
        isCheck = true;
        const output = command.configureOutput();
        command.configureOutput({ ...output, writeOut: () => undefined });
        try {
          command.parse(typed, { from: 'user' });
        } catch (error) {
          if (error !== understood) explain(error);
        } finally {
          isCheck = false;
          command.configureOutput(output);
        }
      },
    },
  );
}

/** Parses comma-separated names, all of which must be known. */
export const listOf =
  <Name extends string>(known: readonly Name[]) =>
  (text: string): readonly Name[] =>
    text.split(',').map((typed) => {
      const name = known.find((one) => one === typed);
      if (name === undefined) throw new InvalidArgumentError(`There is no "${typed}". There are: ${known.join(', ')}.`);
      return name;
    });

/** Parses a name that must match the pattern. */
export const nameLike =
  (pattern: RegExp) =>
  (text: string): string => {
    if (pattern.test(text)) return text;
    throw new InvalidArgumentError(`"${text}" is not written so.`);
  };

/** Parses an integer. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It has to be a whole number, ${range}.`);
  };
