import { BleedFrame, modulesOf, type Page, PageFrame, pages } from '@tessera/host-shell/frame';
import type { ReactNode } from 'react';
import { remote } from './states';

interface ModuleFrameProps {
  readonly module: string;
  readonly children: ReactNode;
}

/** The column that the site's page of this module gives it. */
export function ModuleFrame({ module, children }: ModuleFrameProps) {
  const page = Object.values<Page>(pages).find((one) =>
    modulesOf(one).some(([owner, name]) => owner === remote && name === module),
  );
  const isFramed = page?.frame === 'bleed';
  return (
    // The page of a provider in it has a main landmark as well.
    <main className="stage" {...(isFramed && { 'aria-label': module })}>
      {isFramed ? <BleedFrame>{children}</BleedFrame> : <PageFrame $isAwaited={false}>{children}</PageFrame>}
    </main>
  );
}
