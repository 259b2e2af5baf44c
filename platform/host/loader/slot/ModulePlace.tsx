import { color, radius } from '@tessera/shared-contracts/theme';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { attributes } from '../../../protocol';
import { useUntouchedContent } from './untouchedContent';

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
  /** Height of the place while it has no content: after a navigation, and for a release without prerendered markup. */
  readonly height: string;
  /** The module's props, where its prerendered content may depend on them. */
  readonly props?: unknown;
}

/** Focuses the same link again in what replaces an element. */
function keepFocus(replaced: Element | null): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLAnchorElement) || !replaced?.contains(activeElement)) return;
  const around = replaced.parentElement;
  queueMicrotask(() => {
    const links = [...(around?.querySelectorAll('a') ?? [])];
    links.find(({ href }) => href === activeElement.href)?.focus({ preventScroll: true });
  });
}

/**
 * Placeholder of a module until it loads. What compose has put into the page stays in it; after a navigation within the page it is a
 * plain block.
 */
export function ModulePlace({ module, title = '', height, props }: ModulePlaceProps) {
  const untouched = useUntouchedContent();
  const place = useRef<HTMLDivElement>(null);
  const shownTitle = useRef(title);
  // A page for addresses of any name has its own name in the heading.
  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h1');
    if (heading && title !== shownTitle.current) {
      heading.textContent = heading.textContent.replace(shownTitle.current, () => title);
    }
    shownTitle.current = title;
  }, [title]);
  useLayoutEffect(() => {
    const { current } = place;
    return () => keepFocus(current);
  }, []);
  // For compose, which takes them out of the page again.
  const forCompose = untouched !== undefined && props !== undefined && { [attributes.props]: JSON.stringify(props) };
  const names = { [attributes.module]: module, [attributes.title]: title };
  return <Place ref={place} {...names} $height={height} {...forCompose} {...untouched} />;
}
