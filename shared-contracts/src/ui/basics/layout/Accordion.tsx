import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { color, font } from '../../../theme';
import { focusRingInset, plainButton } from '../mixins';
import type { HeadingLevel } from '../status/State.styles';
import { Slab } from './Slab';

const Heading = styled.h3`
  margin: 0;
  font: inherit;
`;

const Toggle = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 3.75rem;
  box-sizing: border-box;
  padding: 8px 20px;
  font: 550 0.9375rem / 1.25rem ${font.ui};
  color: ${color.text.primary};
  ${focusRingInset}
  & > svg:last-child { flex: none; color: ${color.text.tertiary}; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Content = styled.div<{ $isIndented: boolean }>`
  max-width: 68ch;
  padding: 0 20px 20px ${({ $isIndented }) => ($isIndented ? 62 : 20)}px;
  font: 450 0.875rem / 1.375rem ${font.ui};
  color: ${color.text.secondary};
  &[hidden] { display: none; }
`;

/** One row of an {@link Accordion}. */
export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Shown before the title, such as a die face. */
  readonly leading?: ReactNode;
  /** Shown after the title, such as a badge. */
  readonly trailing?: ReactNode;
  readonly content: ReactNode;
}

const signs = {
  plus: { open: Minus, closed: Plus },
  chevron: { open: ChevronUp, closed: ChevronDown },
} as const;

/** Props of {@link Accordion}. */
export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly headingLevel?: HeadingLevel | undefined;
  /** The open row; without it the accordion keeps its own state and is initially closed. */
  readonly openId?: string | null | undefined;
  readonly onToggle?: ((id: string | null) => void) | undefined;
  /** Icon of the open state; `plus` by default. */
  readonly sign?: keyof typeof signs | undefined;
}

/** Rows of which at most one is open (ARIA Authoring Practices, Accordion). */
export function Accordion({ items, headingLevel = 3, openId, onToggle, sign = 'plus' }: AccordionProps) {
  const idBase = useId();
  const [ownOpenId, setOwnOpenId] = useState<string | null>(null);
  const currentId = openId === undefined ? ownOpenId : openId;
  const handleToggle = (id: string) => {
    const next = currentId === id ? null : id;
    setOwnOpenId(next);
    onToggle?.(next);
  };
  return (
    <Slab>
      {items.map(({ id, title, leading, trailing, content }) => {
        const isOpen = id === currentId;
        const Sign = signs[sign][isOpen ? 'open' : 'closed'];
        return (
          <div key={id}>
            <Heading as={`h${headingLevel}`}>
              <Toggle
                type="button"
                id={`${idBase}-${id}`}
                aria-expanded={isOpen}
                aria-controls={`${idBase}-${id}-content`}
                onClick={() => handleToggle(id)}
              >
                {leading}
                <Words>{title}</Words>
                {trailing}
                <Sign aria-hidden="true" size={20} strokeWidth={1.9} />
              </Toggle>
            </Heading>
            <Content id={`${idBase}-${id}-content`} hidden={!isOpen} $isIndented={leading !== undefined}>
              {content}
            </Content>
          </div>
        );
      })}
    </Slab>
  );
}
