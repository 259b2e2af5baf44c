import { readSession } from '@tessera/shared-contracts/session';
import { color, radius } from '@tessera/shared-contracts/theme';
import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { takePageContent, useUntouchedContent } from './pageContent';
import { prerenderedModule } from './prerenderedModule';

const Place = styled.div<{ $height: string }>`
  &:empty {
    height: ${({ $height }) => $height};
    border-radius: ${radius.slab};
    background: ${color.surface.tile};
  }
`;

interface ModulePlaceProps {
  /** Remote and module, e.g. `games/Lobby`. */
  readonly module: string;
  /** Title of the page, where the module is the page. */
  readonly title?: string;
  /** Height reserved for a release without prerendered markup. */
  readonly height: string;
  /** The module's props, where its prerendered content may depend on them. */
  readonly props?: unknown;
}

/**
 * Placeholder of a module until it loads. Its content is prerendered by the remote: compose puts it into the pages that start
 * with the module, and this component renders it after a navigation within the page. What the page showed before the first
 * render stays, in its place where React takes the page over.
 */
export function ModulePlace({ module, title = '', height, props }: ModulePlaceProps) {
  const isPrerendered = useIsPrerendered();
  const untouched = useUntouchedContent();
  const place = useRef<HTMLDivElement>(null);
  const hasContent = useRef(untouched !== undefined);
  useLayoutEffect(() => {
    if (hasContent.current) {
      hasContent.current = false;
      return;
    }
    const kept = takePageContent(module);
    if (kept.length > 0) return place.current?.replaceChildren(...kept);
    const session = readSession() ? 'player' : 'visitor';
    const content = prerenderedModule(module, session, title);
    if (content !== undefined) place.current?.replaceChildren(content);
  }, [module, title]);
  // For compose, which takes them out of the page again.
  const forCompose = isPrerendered && props !== undefined && { 'data-props': JSON.stringify(props) };
  return <Place ref={place} data-module={module} data-title={title} $height={height} {...forCompose} {...untouched} />;
}
