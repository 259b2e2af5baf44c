import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { color, font, grout, media, radius } from '../../theme';
import { focusRingInset, messages, plainButton, tabularFigures, VisuallyHidden } from '../basics';
import { pageNumbers } from './pageNumbers';

const Row = styled.ul`
  display: inline-flex;
  max-width: 100%;
  margin: 0;
  padding: 0;
  gap: ${grout.list};
  border-radius: 12px;
  overflow: hidden;
  list-style: none;
  font: 550 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
`;

const Cell = styled.button`
  ${plainButton}
  ${tabularFigures}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  height: 2.75rem;
  padding: 0 12px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
  ${focusRingInset}
  ${media.hover} {
    &:hover:not(:disabled) { background: ${color.surface.raised}; color: ${color.text.primary}; }
  }
  &[aria-current] {
    background: ${color.surface.pressed};
    color: ${color.text.primary};
    box-shadow: inset 0 -3px 0 ${color.accent.base};
  }
  &:disabled { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.belowSm} { min-width: 38px; padding: 0 8px; }
`;

const Gap = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 28px;
  height: 2.75rem;
`;

const Words = styled.span`
  ${media.belowMd} { display: none; }
`;

/** Props of {@link Pagination}; pages are numbered from 1. */
export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** Previous, page numbers, Next. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  return (
    <nav aria-label={messages.pagination}>
      <Row>
        <li>
          <Cell
            type="button"
            aria-label={messages.previous}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden="true" size={16} />
            <Words>{messages.previous}</Words>
          </Cell>
        </li>
        {pageNumbers(page, pageCount).map((place, index) =>
          place === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its position
            <li key={`gap ${index}`} aria-hidden="true">
              <Gap>…</Gap>
            </li>
          ) : (
            <li key={place}>
              <Cell
                type="button"
                {...(place === page && { 'aria-current': 'page' as const })}
                onClick={() => onPageChange(place)}
              >
                <VisuallyHidden>{`${messages.pageWord} `}</VisuallyHidden>
                <span>{place}</span>
              </Cell>
            </li>
          ),
        )}
        <li>
          <Cell
            type="button"
            aria-label={messages.next}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <Words>{messages.next}</Words>
            <ChevronRight aria-hidden="true" size={16} />
          </Cell>
        </li>
      </Row>
    </nav>
  );
}
