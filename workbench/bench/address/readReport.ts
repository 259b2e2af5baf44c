import { messages } from '../workbench.messages';
import { readAddress, writeAddress } from './address';

/** Reads the link of a bug report, wherever its workbench was: its address here, or what is wrong with it. */
export function readReport(report: string): { readonly value: string } | { readonly problem: string } {
  const link = /^<?(https?:\/\/[^\s>]+)/m.exec(report)?.[1];
  if (link === undefined || !URL.canParse(link)) return { problem: messages.noLink };
  const { state, settings, search, problems } = readAddress(link);
  if (state === undefined) return { problem: messages.otherState(new URL(link).pathname) };
  const [problem] = problems;
  if (problem !== undefined) return { problem: messages.wrongSetting(problem.name, problem.text) };
  return { value: writeAddress(state, settings, search) };
}
