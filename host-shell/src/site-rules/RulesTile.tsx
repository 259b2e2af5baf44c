import { type Place, type RuleSet, siteRuleSet } from '@tessera/shared-contracts/rules';
import { Button, lazyPart, PartPlaceholder, type PlaceholderProps, TextLink } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { Text } from '../support/Text';
import { useSiteSetting } from '../useSiteSetting';
import { messages, places } from './siteRules.messages';

const ClausesPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loading} height={320} onRetry={onRetry} />
);

/** Loaded when a reader asks for it: the clauses are longer than the page. */
const ClauseList = lazyPart<{ readonly place: Place }>(
  () => import('./ClauseList').then((module) => module.ClauseList),
  ClausesPlaceholder,
);

/** Which rules the site is set up for, and their clauses on request. */
export function RulesTile() {
  const rules = useSiteSetting<RuleSet | undefined>(siteRuleSet, undefined);
  return (
    <Text as="section">
      <h2>{messages.title}</h2>
      {rules === 'open' && <p>{messages.open}</p>}
      {rules !== undefined && rules !== 'open' && <RulesOfPlace place={rules} />}
    </Text>
  );
}

function RulesOfPlace({ place }: { readonly place: Place }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, regulator, href } = places[place];
  return (
    <>
      <p>
        <span>{messages.setUp(name)}</span> <TextLink href={href}>{regulator}</TextLink>
      </p>
      <p>{messages.scope}</p>
      <p>{messages.advice}</p>
      <p>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.hide : messages.show}
        </Button>
      </p>
      {isOpen && <ClauseList place={place} />}
    </>
  );
}
