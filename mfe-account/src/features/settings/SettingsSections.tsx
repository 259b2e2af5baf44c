import { mediaQuery } from '@tessera/shared-contracts/theme';
import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { Fragment, type ReactNode } from 'react';
import { SectionNav } from './SectionNav';
import { Column, Columns } from './SettingsPage.styles';
import { EmptyCard } from './SettingsSkeleton';
import { columns, type SectionId, sectionsInOrder } from './sections';
import { useGrowingPart } from './useGrowingPart';

interface SettingsSectionsProps {
  readonly cards: Readonly<Record<SectionId, ReactNode>>;
}

/** The cards of the page under links to them. Those that are not rendered yet hold their place. */
export function SettingsSections({ cards }: SettingsSectionsProps) {
  const isStacked = useMediaQuery(mediaQuery.belowLg);
  const sections = sectionsInOrder(isStacked);
  const part = useGrowingPart(sections.length);
  const present = (ids: readonly SectionId[]) => sections.filter((id) => ids.includes(id));
  const isWaiting = (id: SectionId) => sections.indexOf(id) >= part;
  const { account, security, below } = columns;
  return (
    <>
      <SectionNav sections={sections} isReady={part === sections.length} />
      <Columns>
        {(isStacked ? [security, account] : [account, security]).map((ids) => (
          <Column key={ids[0]}>
            {present(ids).map((id) => (
              <Fragment key={id}>{isWaiting(id) ? <EmptyCard id={id} /> : cards[id]}</Fragment>
            ))}
          </Column>
        ))}
      </Columns>
      {/* Below both, so that on phones it follows the cards that it describes. */}
      {present(below).map((id) => (
        <Fragment key={id}>{isWaiting(id) ? <EmptyCard id={id} /> : cards[id]}</Fragment>
      ))}
    </>
  );
}
