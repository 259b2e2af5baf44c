import { readSession } from '@tessera/shared-contracts/session';
import { color, radius } from '@tessera/shared-contracts/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { takePageContent } from './pageContent';
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
}

/**
 * Placeholder of a module until it loads. Its content is prerendered by the remote: compose puts it into the page, and
 * this component renders it after a navigation within the page. What the page showed before the first render stays.
 */
export function ModulePlace({ module, title = '', height }: ModulePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = takePageContent(module);
    if (kept.length > 0) return place.current?.replaceChildren(...kept);
    const content = prerenderedModule(module, readSession() ? 'player' : 'visitor', title);
    if (content !== undefined) place.current?.replaceChildren(content);
  }, [module, title]);
  return <Place ref={place} data-module={module} data-title={title} $height={height} />;
}
