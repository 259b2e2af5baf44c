import { color, font, type } from '@tessera/shared-contracts/theme';
import { Slab } from '@tessera/shared-contracts/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { TileList } from '../../shared';
import { messages } from './loginTest.messages';
import type { LoginTestResult } from './loginTestResult';

/** The result, line by line. */
export function LoginTestResultView({ result: { outcome, rows } }: { readonly result: LoginTestResult }) {
  const hasSucceeded = outcome === 'succeeded';
  return (
    <Slab>
      <Head $hasSucceeded={hasSucceeded}>
        {hasSucceeded ? <CircleCheck aria-hidden="true" size={20} /> : <CircleX aria-hidden="true" size={20} />}
        <h2>{hasSucceeded ? messages.succeeded : messages.failed}</h2>
      </Head>
      <Rows>
        {rows.map(({ label, value, isBlock = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isBlock ? <pre>{value}</pre> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </Rows>
    </Slab>
  );
}

const Head = styled.div<{ $hasSucceeded: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 16px 24px;
  color: ${({ $hasSucceeded }) => ($hasSucceeded ? color.feedback.win : color.feedback.loss)};

  h2 {
    margin: 0;
    font: ${type.h3};
    color: inherit;
  }
`;

const Rows = styled(TileList)`
  dd {
    margin: 0;
    font: ${type.ui};
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }
  pre {
    margin: 0;
    font: 0.8125rem / 1.25rem ${font.code};
    white-space: pre-wrap;
  }
`;
