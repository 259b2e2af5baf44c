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

/** A function that runs a command with what was typed behind it, and refuses what it does not understand. */
export const runnable =
  (command: Command) =>
  async (typed: readonly string[]): Promise<void> => {
    try {
      await command.parseAsync(typed, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode !== 0)
        throw new UserError(`${misunderstanding(error)}\n\n${command.helpInformation().trim()}`);
    }
  };

/** Reads names that are separated by commas, all of them known ones. */
export const listOf =
  <Name extends string>(known: readonly Name[]) =>
  (text: string): readonly Name[] =>
    text.split(',').map((typed) => {
      const name = known.find((one) => one === typed);
      if (name === undefined) throw new InvalidArgumentError(`There is no "${typed}". There are: ${known.join(', ')}.`);
      return name;
    });

/** Reads a whole number. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It has to be a whole number, ${range}.`);
  };
