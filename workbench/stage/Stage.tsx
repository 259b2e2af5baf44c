import { SiteStyles, Toasts } from '@tessera/host-shell/frame';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ModuleStage } from './ModuleStage';
import { reportEvents } from './reportPage';
import { report } from './reports';
import { ShellStage } from './shell/ShellStage';
import { messages } from './stage.messages';
import { listPath, readStagePath, remote, withSettings } from './states';

/** The address that this document was opened at. */
const opened = window.location.pathname + window.location.search;
const isFramed = window.parent !== window;

/** The stage: one module in one state, as the site shows it. */
export function Stage() {
  const { pathname, search } = useLocation();
  const address = readStagePath(pathname);
  const hasState = address?.state !== undefined;
  useEffect(reportEvents, []);
  useEffect(() => {
    if (hasState) report({ kind: 'address', search });
  }, [hasState, search]);
  return (
    <SiteStyles>
      {address?.state === undefined ? <Elsewhere /> : <StateView key={pathname} address={address} />}
      <Toasts />
    </SiteStyles>
  );
}

function StateView({ address }: { readonly address: NonNullable<ReturnType<typeof readStagePath>> }) {
  const { state, settings, problems } = address;
  if (state === undefined) return null;
  return (
    <>
      {!isFramed &&
        problems.map(({ name, text }) => (
          <p key={name} className="stage-note" role="alert">
            {messages.unreadable(name, text)}
          </p>
        ))}
      {remote === 'shell' ? (
        <ShellStage state={withSettings(state, settings)} settings={settings} />
      ) : (
        <ModuleStage remote={remote} state={withSettings(state, settings)} settings={settings} />
      )}
    </>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main className="stage-note">
      <h1>{messages.elsewhere}</h1>
      <p>{messages.elsewhereLine(pathname + search)}</p>
      <p>
        {pathname + search === opened ? (
          <a href={listPath} target="_top">
            {messages.allStates}
          </a>
        ) : (
          <Link to={opened}>{messages.back}</Link>
        )}
      </p>
    </main>
  );
}
