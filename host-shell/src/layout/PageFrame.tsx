import { color, media, space, type } from '@tessera/shared-contracts/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * The page's column: gutters at the sides, a maximum width, space above the footer. A page whose content arrives later
 * fills the screen from the start, so that the footer does not visibly move.
 */
export const PageFrame = styled.div<{ $isAwaited: boolean }>`
  min-height: ${({ $isAwaited }) => ($isAwaited ? 'calc(100dvh - var(--layout-header) + 36px)' : 'auto')};
  max-width: calc(var(--layout-content-max) + var(--space-gutter) * 2);
  margin: 0 auto;
  padding: ${space(6)} var(--space-gutter) 96px;
  ${media.belowMd} {
    padding-top: ${space(4)};
  }
`;

/** A page that fills the area beside the sidebar; below it is space for the footer's edge. */
export const BleedFrame = styled.div`
  padding-bottom: ${space(8)};
`;

/** The only `h1` of a page that the shell renders itself. */
export const PageHeading = styled.h1`
  margin: 0;
  color: ${color.text.primary};
  font: ${type.h1};
  letter-spacing: var(--tracking-h1);
  text-wrap: balance;
`;

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(6)};
  ${media.belowMd} {
    margin-bottom: ${space(4)};
  }
`;

const Lead = styled.p`
  margin: 0;
  max-width: 68ch;
  font: ${type.body};
  color: ${color.text.secondary};
`;

/** Heading and first line of a page that the shell renders itself. */
export function PageHead({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <Head>
      <PageHeading>{title}</PageHeading>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </Head>
  );
}
