import { hasExtension } from '@tessera/shared-contracts/extensions';
import { media, rem } from '@tessera/shared-contracts/theme';
import { Skeleton, Slab, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { PublicIdFact } from './SettingsHead';
import { Actions, Column, Columns, Facts, Head, Page, Title } from './SettingsPage.styles';
import type { SectionId } from './sections';
import { messages } from './settings.messages';

/** Heights of each card's rows once loaded, in pixels at the usual font size: on a wide page, and on a phone. */
type Cards = Readonly<Record<string, Readonly<Record<string, readonly [wide: number, phone: number]>>>>;

const columns = [
  {
    account: { identity: [112, 96], username: [70, 70], email: [0, 70] },
    privacy: { head: [60, 56], bets: [70, 70], stats: [70, 70], tips: [70, 70] },
    notices: { head: [60, 56], deposits: [70, 70], withdrawals: [70, 70], security: [70, 70] },
    verification: { head: [60, 56], first: [146, 168], second: [60, 60], third: [60, 60], fourth: [60, 60] },
  },
  {
    security: { head: [60, 56], email: [76, 72], password: [80, 112], twoFactor: [74, 88], phrase: [92, 124] },
    wallets: { head: [60, 56], none: [84, 126] },
    passkeys: { head: [60, 56], list: [66, 66] },
    sessions: { head: [60, 56], list: [66, 66] },
  },
] as const satisfies readonly Cards[];
const below = {
  limits: { head: [60, 56], list: [66, 66] },
  breaks: { head: [60, 56], list: [188, 188] },
  activity: { head: [60, 56], list: [66, 66] },
} as const satisfies Cards;

const cardsById = { ...columns[0], ...columns[1], ...below } satisfies Record<SectionId, unknown>;

interface SettingsSkeletonProps {
  /** The player's ID; prerendered pages do not know it. */
  readonly id?: string;
  /** Cards to omit. */
  readonly without?: readonly string[];
}

/** Skeleton of the page while the profile loads, in its final layout. */
export function SettingsSkeleton({ id, without = [] }: SettingsSkeletonProps) {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Head>
        <div>
          <Title>{messages.title}</Title>
          <Facts {...(id === undefined && { as: 'div' })}>
            {id === undefined ? (
              <>
                <div>
                  <Skeleton width={220} height={18} />
                </div>
                <div>
                  <Skeleton width={160} height={18} />
                </div>
              </>
            ) : (
              <>
                <PublicIdFact id={id} />
                <div>
                  <dt>{messages.memberSince}</dt>
                  <dd>
                    <Skeleton width={76} height={18} />
                  </dd>
                </div>
              </>
            )}
          </Facts>
        </div>
        <Actions>
          <div>
            <Skeleton width={126} height={44} radius={10} />
            <Skeleton width={100} height={44} radius={10} />
          </div>
        </Actions>
      </Head>
      <Skeleton height="2.75rem" radius={10} />
      <EmptyColumns>
        {columns.map((cards) => (
          <Column key={Object.keys(cards).join()}>
            <EmptyCards cards={cards} without={without} />
          </Column>
        ))}
      </EmptyColumns>
      <EmptyCards cards={below} without={without} />
    </Page>
  );
}

/** The phrase of mails is one of the preferences. */
const rowsOf = (rows: Cards[string]) =>
  Object.entries(rows).filter(([row]) => row !== 'phrase' || hasExtension('preferences'));

const EmptyCards = ({ cards, without }: { readonly cards: Cards; readonly without: readonly string[] }) =>
  (Object.keys(cards) as SectionId[])
    .filter((card) => !without.includes(card))
    .map((card) => <EmptyCard key={card} id={card} />);

/** A section's card in its final size, without content. */
export const EmptyCard = ({ id }: { readonly id: SectionId }) => (
  <Slab aria-hidden="true">
    {rowsOf(cardsById[id]).map(([row, [wide, phone]]) => (
      <Row key={row} $wide={wide} $phone={phone}>
        <Skeleton width={row === 'head' ? 120 : 200} height={20} />
      </Row>
    ))}
  </Slab>
);

/** The security comes first where the columns are stacked, as on the loaded page. */
const EmptyColumns = styled(Columns)`
  ${media.belowLg} {
    > :last-child {
      order: -1;
    }
  }
`;

const Row = styled.div<{ $wide: number; $phone: number }>`
  display: ${({ $wide }) => ($wide === 0 ? 'none' : 'flex')};
  align-items: center;
  height: ${({ $wide }) => rem($wide)};
  padding: 0 24px;

  ${media.belowMd} {
    display: flex;
    height: ${({ $phone }) => rem($phone)};
    padding: 0 20px;
  }
`;
