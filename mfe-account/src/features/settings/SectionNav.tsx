import { chipRowStyles, chipStyles } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { keepSectionShown, showSection } from '../../shared';
import { type SectionId, sectionOf } from './sections';
import { messages } from './settings.messages';

interface SectionNavProps {
  /** From top to bottom of the page. */
  readonly sections: readonly SectionId[];
  /** Whether the sections are there to scroll to. */
  readonly isReady: boolean;
}

/** Links to the sections of the page. Each has an address, which leads there from anywhere. */
export function SectionNav({ sections, isReady }: SectionNavProps) {
  const { hash, search } = useLocation();
  const current = sectionOf(hash);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isReady || current === undefined) return undefined;
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft;
    // A link to a control within the section focuses that.
    return hash === `#${current}` ? keepSectionShown(current) : undefined;
  }, [isReady, current, hash]);

  return (
    <nav aria-label={messages.sectionsLabel}>
      <Row ref={row}>
        {sections.map((id) => (
          <li key={id}>
            <SectionLink
              to={{ search, hash: `#${id}` }}
              aria-current={id === current ? 'location' : undefined}
              // The address may be this one already.
              onClick={() => showSection(id)}
            >
              {messages.sections[id]}
            </SectionLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  ${chipRowStyles}
`;

const SectionLink = styled(Link)`
  ${chipStyles}
`;
