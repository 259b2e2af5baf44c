import { readSession } from '@tessera/shared-contracts/session';
import { color, radius } from '@tessera/shared-contracts/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { prerenderedModule } from './prerenderedModule';

const Place = styled.div<{ $height: string }>`
  &:empty {
    height: ${({ $height }) => $height};
    border-radius: ${radius.slab};
    background: ${color.surface.tile};
  }
`;

interface ModulePlaceProps {
  /** Both names of the module, e.g. `games/Lobby`. */
  readonly module: string;
  /** Title of the page, where the module is the page. */
  readonly title?: string;
  /** Height that is kept for a release which has prerendered nothing. */
  readonly height: string;
}

/**
 * The place of a module until it arrives. What stands in it is the remote's own: compose puts it into the page, and here
 * it is put in where the player comes without loading a page.
 */
export function ModulePlace({ module, title = '', height }: ModulePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = prerenderedModule(module, readSession() ? 'player' : 'visitor', title);
    if (content !== undefined) place.current?.replaceChildren(content);
  }, [module, title]);
  return <Place ref={place} data-module={module} data-title={title} $height={height} />;
}
