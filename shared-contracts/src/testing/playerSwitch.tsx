import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { type ExposedModules, type ExposedName, type ExposedProps, isPublicModule, type RemoteName } from '../remotes';
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
export type SwitchedModules<Remote extends RemoteName> = {
  readonly [Name in ExposedName<Remote>]: SwitchedModule<ExposedProps<Remote, Name>>;
};

const next = aSession({
  token: 'token-of-the-next',
  user: { id: 'the-next', username: 'octavia', email: 'octavia@tessera.example' },
});

/**
 * Checks that an exposed module keeps players apart: for another player everything that it renders is recreated, unless
 * it is public ({@link isPublicModule}), which a login and a logout do not recreate. In both cases no data of the former
 * player stays.
 */
export async function expectPlayersApart<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  name: Name,
  modules: ExposedModules<Remote>,
  rows: SwitchedModules<Remote>,
): Promise<void> {
  const isPublic = isPublicModule(remote, name);
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
