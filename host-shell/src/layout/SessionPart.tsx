import type { PrerenderedSession } from '@tessera/platform/prerender';
import { attributes } from '@tessera/platform/protocol';
import { useSession } from '@tessera/shared-contracts/session';
import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';

interface SessionPartProps {
  readonly of: PrerenderedSession;
  readonly as?: 'div' | 'li';
  readonly children: ReactNode;
}

/**
 * A part for visitors or for players alone. Pages have both prerendered, and CSS shows the right one
 * (`GlobalStyle.ts`). Hydration removes the other one.
 */
export function SessionPart({ of: session, as: Element = 'div', children }: SessionPartProps) {
  const isPrerendered = useIsPrerendered();
  const current = useSession() === undefined ? 'visitor' : 'player';
  if (isPrerendered) return <Element {...{ [attributes.session]: session }}>{children}</Element>;
  return current === session ? <Element>{children}</Element> : null;
}
