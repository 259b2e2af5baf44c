import { readSiteConfig } from '@tessera/shared-contracts/config';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { Button } from '@tessera/shared-contracts/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { offlineMessages as messages } from './offline.messages';

/** The page's own rules: the site's style sheet names files that cannot be fetched. */
const PageRules = createGlobalStyle`
  body {
    margin: 0;
    background: ${color.surface.page};
    color: ${color.text.secondary};
    font: ${type.body};
  }
`;

const Base = styled.main`
  display: grid;
  gap: ${space(4)};
  box-sizing: border-box;
  max-width: 60ch;
  min-height: 100vh;
  margin: 0 auto;
  padding: ${space(6)};
  align-content: center;
  & h1,
  & p {
    margin: 0;
  }
  & h1 {
    color: ${color.text.primary};
    font: ${type.h1};
  }
`;

const Brand = styled.p`
  color: ${color.accent.base};
  font: ${type.h3};
`;

/** What a worker shows in place of a page that it cannot fetch. It is prerendered; `offlineScript.ts` runs in it. */
export const OfflinePage = () => (
  <Base>
    <PageRules />
    <Brand translate="no">{readSiteConfig().brand}</Brand>
    <h1>{messages.heading}</h1>
    <p>{messages.reason}</p>
    <p>{messages.withdrawals}</p>
    <p role="status">{messages.returns}</p>
    <p>
      <Button variant="primary">{messages.retry}</Button>
    </p>
  </Base>
);
