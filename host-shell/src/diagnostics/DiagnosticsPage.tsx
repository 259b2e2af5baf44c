import { overrideOrigins, pageLoader, unaskedOverrides } from '@tessera/platform/host';
import type { PageDiagnostics, RemoteDiagnostics } from '@tessera/platform/protocol';
import { showToast } from '@tessera/shared-contracts/events';
import { color, font, radius, space, type } from '@tessera/shared-contracts/theme';
import { Button, Switch, useCopied, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { messages } from './diagnostics.messages';

const Shell = styled.p`
  margin: 0 0 ${space(6)};
  color: ${color.text.secondary};
  font: ${type.ui};
  overflow-wrap: anywhere;
`;

const Copying = styled.div`
  margin-bottom: ${space(6)};
`;

const Setting = styled.div`
  max-width: 560px;
  margin-bottom: ${space(6)};
`;

const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${radius.slab};
`;

const Table = styled.table`
  width: 100%;
  border-spacing: 0 2px;
  color: ${color.text.secondary};
  font: ${type.ui};
  th,
  td {
    padding: ${space(3)} ${space(4)};
    background: ${color.surface.tile};
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    background: ${color.surface.raised};
    color: ${color.text.tertiary};
    font: ${type.caption};
  }
  code {
    font-family: ${font.code};
  }
  td:last-child {
    min-width: 280px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Raw = styled.pre`
  overflow-x: auto;
  margin: ${space(6)} 0 0;
  padding: ${space(5)};
  border-radius: ${radius.slab};
  background: ${color.surface.void};
  color: ${color.text.secondary};
  font: 400 0.8125rem/1.25rem ${font.code};
`;

const { columns } = messages;

/** Milliseconds between two reads of the diagnostics. */
const refreshMs = 500;

const loadedAfter = ({ timings }: RemoteDiagnostics): string =>
  Object.entries(timings)
    .map(([module, { loadedAt }]) => `${module} ${loadedAt === undefined ? messages.notLoaded : `${loadedAt} ms`}`)
    .join(', ') || messages.notLoaded;

/** The current diagnostics, polled because modules arrive after the page is rendered. */
function useDiagnostics() {
  const [text, setText] = useState(() => JSON.stringify(pageLoader.diagnostics(), null, 2));
  useEffect(() => {
    const timer = setInterval(() => setText(JSON.stringify(pageLoader.diagnostics(), null, 2)), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return text;
}

/** Lets links run other releases in this tab without confirmation. */
function UnaskedOverrides() {
  const [isOn, setIsOn] = useState(unaskedOverrides.read);
  const change = (next: boolean) => {
    unaskedOverrides.write(next);
    setIsOn(next);
  };
  return (
    <Setting>
      <Switch label={messages.unasked} hint={messages.unaskedHint} isOn={isOn} onChange={change} />
    </Setting>
  );
}

/** `/__mf`: for each remote the build that this page runs, and how it was chosen and loaded. */
export function DiagnosticsPage({ title }: ScreenProps) {
  const text = useDiagnostics();
  const { shell, revision, remotes } = JSON.parse(text) as PageDiagnostics;
  const { isCopied, copy } = useCopied();
  const handleCopy = async () => {
    if (!(await copy(JSON.stringify(pageLoader.diagnostics(), null, 2)))) showToast('error', messages.copyFailed);
  };
  return (
    <>
      <PageHead title={title} lead={messages.line} />
      {shell && (
        <Shell>
          {messages.shell(
            `${shell.version}-${shell.buildId}${shell.isCanary ? ` (${messages.canary})` : ''}`,
            shell.commit.slice(0, 10),
            revision,
          )}
        </Shell>
      )}
      <Copying>
        <Button
          icon={isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          onClick={handleCopy}
        >
          {isCopied ? messages.copied : messages.copyLabel}
        </Button>
        <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
      </Copying>
      {overrideOrigins().length > 0 && <UnaskedOverrides />}
      {/* A scrolling table has to be focusable by keyboard. */}
      <Scroll tabIndex={0} role="region" aria-label={title}>
        <Table>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(remotes).map(([name, remote]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{remote.version === undefined ? messages.none : `${remote.version}-${remote.buildId}`}</td>
                <td>
                  <code>{remote.commit?.slice(0, 10) ?? messages.none}</code>
                </td>
                <td>{remote.contract ?? messages.none}</td>
                <td>{remote.cohort}</td>
                <td>{remote.override ?? messages.none}</td>
                <td>{loadedAfter(remote)}</td>
                <td>{remote.lastError ?? messages.none}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Raw tabIndex={0} role="region" aria-label={messages.raw}>
        {text}
      </Raw>
    </>
  );
}
