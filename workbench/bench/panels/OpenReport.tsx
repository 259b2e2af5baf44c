import { readReport } from '../address/readReport';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';
import { TextForm } from './TextForm';

/** Opens the state of a pasted bug report, with its settings and steps. */
export const OpenReport = ({ go }: { readonly go: (path: string) => void }) => (
  <Panel title={messages.openReport}>
    <TextForm label={messages.pastedReport} action={messages.open} read={readReport} onRead={go} />
  </Panel>
);
