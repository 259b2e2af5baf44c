import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { isPublicModule, type ModuleName, type ModuleProps, type RemotePages } from '../pages';
import type { ModuleFile } from '../remotes';
import { clearSession, writeSession } from '../session';
import { aSession, aSessionUser } from './builders';
import { renderWithPage } from './renderWithPage';

/** How a module is rendered in the player-switch test. */
export interface SwitchedModule<Props> {
  readonly props: Props;
  /** A text that it shows for the player {@link aSession}, once their data has loaded. */
  readonly ofPlayer?: string;
}

/** Each exposed module of a remote; the compiler requires a row when one is added. */
export type SwitchedModules<Remote extends string, Pages extends RemotePages> = {
  readonly [Name in ModuleName<Remote, Pages>]: SwitchedModule<ModuleProps<Remote, Pages, Name>>;
};

/** Any module of a remote. */
export type AnyModule = ModuleFile<never>;

const next = aSession({
  token: 'token-of-the-next',
  user: { id: 'the-next', username: 'octavia', email: 'octavia@tessera.example' },
});

/**
 * Checks that an exposed module keeps players apart: for another player everything that it renders is recreated, unless
 * it is public ({@link isPublicModule}), which a login and a logout do not recreate. In both cases no data of the former
 * player stays.
 */
export async function expectPlayersApart(
  isPublic: boolean,
  module: AnyModule,
  { props, ofPlayer }: SwitchedModule<unknown>,
): Promise<void> {
  const { container } = renderWithPage(createElement(module.default as never, props as never), {
    session: isPublic ? undefined : aSession(),
  });
  const drawn = () => [...document.body.querySelectorAll('*')].filter((element) => element !== container);
  if (ofPlayer !== undefined) expect((await screen.findAllByText(ofPlayer)).length).toBeGreaterThan(0);
  const before = drawn();
  expect(before).not.toHaveLength(0);

  if (isPublic) {
    act(() => void writeSession(aSession()));
    act(() => void writeSession(next));
    act(() => clearSession());
    expect(before[0]).toBeInTheDocument();
  } else {
    act(() => void writeSession(next));
    expect(before.filter((element) => element.isConnected)).toEqual([]);
  }
  const { id, username, email } = aSessionUser();
  for (const text of [id, id.toUpperCase(), username, email, ...(ofPlayer === undefined ? [] : [ofPlayer])]) {
    expect(document.body).not.toHaveTextContent(text);
  }
}
