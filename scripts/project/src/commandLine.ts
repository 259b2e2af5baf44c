import { type Command, CommanderError, createCommand, InvalidArgumentError } from 'commander';
import { UserError } from './errors';

export { Argument, type Command, CommanderError, Option } from 'commander';

/** A command as people type it, such as `npm start --`, whose options stand behind it. It knows `--help`. */
export const commandLine = (typed: string): Command =>
  createCommand(typed)
    .helpOption('--help', 'says this')
    .helpCommand(false)
    .exitOverride()
    // Whoever catches the error says what was wrong.
    .configureOutput({ outputError: () => undefined });

/** What was not understood, in words. */
export const misunderstanding = ({ message }: CommanderError): string => message.replace(/^error: /, '');

/** A command that can be run with what was typed behind it. It refuses what it does not understand. */
export interface Runnable {
  (typed: readonly string[]): Promise<void>;
  /** Reads what was typed and runs nothing; throws what running it would. */
  check(typed: readonly string[]): void;
}

/** Thrown in place of running a command that is only checked. */
const understood = new Error('understood');

/** Makes a command one that can be run and checked. */
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

/** Reads names that are separated by commas, all of them known ones. */
export const listOf =
  <Name extends string>(known: readonly Name[]) =>
  (text: string): readonly Name[] =>
    text.split(',').map((typed) => {
      const name = known.find((one) => one === typed);
      if (name === undefined) throw new InvalidArgumentError(`There is no "${typed}". There are: ${known.join(', ')}.`);
      return name;
    });

/** Reads a name that is written as the pattern says. */
export const nameLike =
  (pattern: RegExp) =>
  (text: string): string => {
    if (pattern.test(text)) return text;
    throw new InvalidArgumentError(`"${text}" is not written so.`);
  };

/** Reads a whole number. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It has to be a whole number, ${range}.`);
  };
