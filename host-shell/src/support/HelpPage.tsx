import { space, type } from '@tessera/shared-contracts/theme';
import { Accordion, EmptyState, linkStyles, SearchField, Tile, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import { paths } from '../routes/paths';
import { pageTitles } from '../routes/routes.messages';
import type { ScreenProps } from '../routes/screen';
import { type HelpQuestion, type HelpTarget, helpQuestions } from './helpQuestions';
import { helpMessages as messages } from './support.messages';

const names: Readonly<Record<HelpTarget, string>> = { ...pageTitles, wallet: messages.wallet };

const Answer = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 68ch;
  & p {
    margin: 0;
    font: ${type.body};
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
`;

const Way = styled(Link)`
  ${linkStyles}
`;

const Search = styled.div`
  margin-bottom: ${space(4)};
`;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a question or its answer has every word, or its beginning. */
function has({ question, answer }: HelpQuestion, words: readonly string[]): boolean {
  const text = `${question} ${answer}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Questions that the product answers itself, with search. */
export function HelpPage({ title }: ScreenProps) {
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const found = helpQuestions.filter((question) => has(question, wordsOf(search)));
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Search role="search">
        <SearchField label={messages.search} placeholder={messages.search} value={search} onChange={setSearch} />
        <VisuallyHidden role="status">{search === '' ? '' : messages.found(found.length)}</VisuallyHidden>
      </Search>
      {found.length === 0 ? (
        <Tile>
          <EmptyState
            title={messages.none}
            line={messages.noneLine}
            action={<Way to={paths.contact}>{messages.write}</Way>}
          />
        </Tile>
      ) : (
        <Accordion
          headingLevel={2}
          openId={openId}
          onToggle={setOpenId}
          items={found.map(({ id, question, answer, pages = [] }) => ({
            id,
            title: question,
            content: (
              <Answer>
                <p>{answer}</p>
                <Ways>
                  {pages.map((page) => (
                    <Way key={page} to={paths[page]}>
                      {names[page]}
                    </Way>
                  ))}
                </Ways>
              </Answer>
            ),
          }))}
        />
      )}
    </>
  );
}
