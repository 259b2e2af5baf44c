import { color, type } from '@tessera/shared-contracts/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** Margins of its content stay within it, so that it is as tall alone as in the home page's grid. */
const Frame = styled.section`
  display: flow-root;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 16px;
`;

const Title = styled.h2`
  margin: 0;
  color: ${color.text.primary};
  font: ${type.h2};
  letter-spacing: var(--tracking-h2);
`;

interface SectionProps {
  readonly title: string;
  /** Content at the right of the title. */
  readonly aside?: ReactNode;
  /** Optional role description of the region. */
  readonly roleDescription?: string;
  readonly children: ReactNode;
}

/** A named part of the home page. */
export function Section({ title, aside, roleDescription, children }: SectionProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId} aria-roledescription={roleDescription}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
