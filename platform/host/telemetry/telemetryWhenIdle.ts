import { readSiteConfig } from '@tessera/shared-contracts/config';
import { pageLoader } from '../loader';
import { whenIdleAfterLoad } from '../whenIdleAfterLoad';
import { listenForErrors } from './earlyErrors';

async function start(): Promise<void> {
  const { telemetry, apiOrigin } = readSiteConfig();
  if (telemetry === undefined) return;
  const { startTelemetry } = await import(/* webpackChunkName: "telemetry" */ './startTelemetry');
  startTelemetry({ ...telemetry, apiOrigin, diagnostics: pageLoader.diagnostics });
}

/** Measures the page from when it is idle, if the site has an address for reports; errors count from now on. */
export function telemetryWhenIdle(): void {
  listenForErrors();
  whenIdleAfterLoad(() => void start().catch(console.error));
}
