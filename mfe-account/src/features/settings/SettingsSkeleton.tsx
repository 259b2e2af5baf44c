import { Skeleton, Slab, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Actions, Column, Columns, Facts, Head, Page, Title } from './SettingsPage.styles';
import { messages } from './settings.messages';

/** Heights in pixels of the rows of each card, as they are once loaded. */
const columns: readonly Readonly<Record<string, Readonly<Record<string, number>>>>[] = [
  {
    account: { identity: 112, details: 70 },
    privacy: { head: 60, bets: 70, stats: 70, tips: 70 },
    verification: { head: 60, first: 152, second: 60, third: 60, fourth: 60 },
  },
  {
    security: { head: 60, email: 80, password: 80, twoFactor: 74 },
    wallets: { head: 60, none: 84 },
  },
];

/** The page in its final geometry while the profile is on its way. */
export function SettingsSkeleton() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Head>
        <div>
          <Title>{messages.title}</Title>
          <Facts as="div">
            <div>
              <Skeleton width={220} height={18} />
            </div>
            <div>
              <Skeleton width={160} height={18} />
            </div>
          </Facts>
        </div>
        <Actions>
          <Skeleton width={126} height={44} radius={10} />
          <Skeleton width={100} height={44} radius={10} />
        </Actions>
      </Head>
      <Columns aria-hidden="true">
        {columns.map((cards) => (
          <Column key={Object.keys(cards).join()}>
            {Object.entries(cards).map(([card, rows]) => (
              <Slab key={card}>
                {Object.entries(rows).map(([row, height]) => (
                  <Row key={row} style={{ height }}>
                    <Skeleton width={row === 'head' ? 120 : 200} height={20} />
                  </Row>
                ))}
              </Slab>
            ))}
          </Column>
        ))}
      </Columns>
    </Page>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  padding: 0 24px;
`;
