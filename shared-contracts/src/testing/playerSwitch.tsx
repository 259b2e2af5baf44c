import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { type ExposedModules, type ExposedName, type ExposedProps, publicModules, type RemoteName } from '../remotes';
import { clearSession, writeSession } from '../session';
import { aSession, aSessionUser } from './builders';
import { renderWithPage } from './renderWithPage';

/** How a module is shown while players take turns. */
export interface SwitchedModule<Props> {
  readonly props: Props;
  /** A text that it shows of the player {@link aSession}, once their data is there. */
  readonly ofPlayer?: string;
}

/** Each exposed module of a remote; the compiler asks for a row when one is added. */
export type SwitchedModules<Remote extends RemoteName> = {
  readonly [Name in ExposedName<Remote>]: SwitchedModule<ExposedProps<Remote, Name>>;
};

const next = aSession({
  token: 'token-of-the-next',
  user: { id: 'the-next', username: 'octavia', email: 'octavia@tessera.example' },
});

/**
 * Holds an exposed module to the rule of the contracts: for another player everything that it draws is recreated, unless it is
 * one of {@link publicModules}, which a login and a logout leave as they are. Either way nothing of the former player stays.
 */
export async function expectPlayersApart<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  name: Name,
  modules: ExposedModules<Remote>,
  rows: SwitchedModules<Remote>,
): Promise<void> {
  const isPublic = (publicModules[remote] as readonly string[] | undefined)?.includes(name) ?? false;
  const { props, ofPlayer } = rows[name];
  const { container } = renderWithPage(createElement(modules[name].default as never, props as never), {
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
