import type { Place } from '@tessera/shared-contracts/rules';
import { type Clause, clausesOf } from '@tessera/shared-contracts/rules/clauses';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { Badge, TextLink } from '@tessera/shared-contracts/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { messages } from './siteRules.messages';

const Source = styled.section`
  display: grid;
  gap: ${space(2)};
  & h3 {
    margin: ${space(3)} 0 0;
    font: ${type.ui};
  }
  && ul {
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line.hairline};
  }
`;

const ClauseNumber = styled.span`
  grid-column: 1 / -1;
  color: ${color.text.tertiary};
  font: ${type.small};
`;

const Reason = styled.span`
  grid-column: 1 / -1;
  color: ${color.text.secondary};
  font: ${type.small};
`;

/** The clauses of a place by their sources, and which of them a test proves. */
export function ClauseList({ place }: { readonly place: Place }) {
  const clauses = clausesOf[place];
  const proved = clauses.filter((clause) => 'test' in clause).length;
  const sources = new Map(clauses.map(({ source }) => [source.url, source.title]));
  return (
    <>
      <p>{messages.counts(proved, clauses.length - proved)}</p>
      {[...sources].map(([url, title]) => (
        <Source key={url}>
          <h3>
            <TextLink href={url}>{title}</TextLink>
          </h3>
          <ul>
            {clauses
              .filter(({ source }) => source.url === url)
              .map((clause) => (
                <ClauseRow key={clause.text} clause={clause} />
              ))}
          </ul>
        </Source>
      ))}
    </>
  );
}

const ClauseRow = ({ clause }: { readonly clause: Clause }) => (
  <li>
    <ClauseNumber>{clause.number}</ClauseNumber>
    <span>{clause.text}</span>
    {'test' in clause ? (
      <Badge tone="win" icon={<Check aria-hidden="true" />}>
        {messages.proved}
      </Badge>
    ) : (
      <>
        <Badge>{messages.unmet}</Badge>
        <Reason>{clause.because}</Reason>
      </>
    )}
  </li>
);
