import { color, radius, zIndex } from '@tessera/shared-contracts/theme';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { messages } from './layout.messages';

const Face = styled.a`
  position: fixed;
  top: 10px;
  left: 10px;
  z-index: ${zIndex.tooltip};
  padding: 12px 18px;
  border-radius: ${radius.control};
  background: ${color.text.primary};
  color: ${color.surface.page};
  font: 600 0.875rem / 1.25rem var(--font-ui);
  text-decoration: none;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

/** The first tab stop. It does not change the address, since that is the page's state. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  return (
    <Face
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
        target.current?.scrollIntoView();
      }}
    >
      {messages.skipToContent}
    </Face>
  );
}
