import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, font, grout, media, radius, type } from '../../theme';
import { focusRingInset, plainButton } from '../basics';
import { nextByKey } from './nextByKey';

const Row = styled.div<{ $isWide: boolean }>`
  display: ${({ $isWide }) => ($isWide ? 'grid' : 'inline-grid')};
  grid-auto-flow: column;
  ${({ $isWide }) => $isWide && 'grid-auto-columns: minmax(0, 1fr);'}
  justify-self: ${({ $isWide }) => ($isWide ? 'stretch' : 'start')};
  max-width: 100%;
  gap: ${grout.list};
  border-radius: 12px;
  overflow: hidden;
  ${media.cramped} { grid-auto-columns: auto; }
`;

const Cell = styled.button<{ $isOnTile: boolean }>`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 2.75rem;
  padding: 0 18px;
  border-radius: ${radius.cut};
  background: ${({ $isOnTile }) => ($isOnTile ? color.surface.raised : color.surface.tile)};
  font: 550 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  white-space: nowrap;
  ${focusRingInset}
  &:hover { color: ${color.text.primary}; }
  &[aria-selected='true'] {
    background: ${color.surface.pressed};
    color: ${color.text.primary};
    box-shadow: inset 0 -3px 0 ${color.accent.base};
  }
  ${media.belowSm} { padding: 0 12px; }
  ${media.cramped} { padding: 4px; white-space: normal; text-align: center; }
`;

/** A label above its note: both fit the height of a cell. */
const Noted = styled.span`
  display: grid;
  justify-items: center;

  > span { display: flex; gap: 8px; }
  > small { color: ${color.text.tertiary}; font: ${type.caption}; line-height: 1rem; }
`;

/** One tab. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  /** What to know before it is selected, in two words: its description. */
  readonly note?: string | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly selected: T;
  readonly onSelect: (id: T) => void;
  /** Fills the row, all tabs equally wide. */
  readonly isWide?: boolean | undefined;
  /** The surface below them: `tile` inside a card or dialog. */
  readonly onSurface?: 'page' | 'tile' | undefined;
  /** Connects the tabs with the {@link TabPanel} of the same `idBase`. */
  readonly idBase?: string | undefined;
}

/** Tabs with roving focus; arrow keys select (ARIA Authoring Practices, Tabs). */
export function Tabs<T extends string>({
  label,
  tabs,
  selected,
  onSelect,
  isWide = false,
  onSurface = 'page',
  idBase,
}: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const notes = useId();
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const next = nextByKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  // An unknown value must not make the group unreachable by keyboard.
  const stop = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  return (
    <Row ref={row} role="tablist" aria-label={label} $isWide={isWide}>
      {tabs.map((tab, index) => (
        <Cell
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          tabIndex={index === stop ? 0 : -1}
          {...(idBase && { id: `${idBase}-tab-${tab.id}` })}
          {...(tab.note !== undefined && { 'aria-describedby': `${notes}${tab.id}` })}
          {...(idBase && tab.id === selected && { 'aria-controls': `${idBase}-panel-${tab.id}` })}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          $isOnTile={onSurface === 'tile'}
        >
          {tab.note === undefined ? (
            tab.label
          ) : (
            <Noted>
              <span>{tab.label}</span>
              <small id={`${notes}${tab.id}`} aria-hidden="true">
                {tab.note}
              </small>
            </Noted>
          )}
        </Cell>
      ))}
    </Row>
  );
}
