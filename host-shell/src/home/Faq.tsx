import { color, space, type } from '@tessera/shared-contracts/theme';
import { Accordion, Die, type DieFace } from '@tessera/shared-contracts/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useMinimumAge } from '../site-rules/useMinimumAge';
import { messages } from './home.messages';
import { questions } from './questions';

const Title = styled.h2`
  margin: 0 0 ${space(4)};
  color: ${color.text.primary};
  font: ${type.h2};
  letter-spacing: var(--tracking-h2);
`;

/** The five questions, numbered by die faces (spec §2 FAQ). */
export function Faq() {
  const titleId = useId();
  const items = questions(useMinimumAge());
  const [openId, setOpenId] = useState<string | null>(items[0]?.id ?? null);
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{messages.questions}</Title>
      <Accordion
        headingLevel={3}
        openId={openId}
        onToggle={setOpenId}
        items={items.map(({ id, question, answer }, index) => ({
          id,
          title: question,
          leading: <Die face={(index + 1) as DieFace} />,
          content: answer,
        }))}
      />
    </section>
  );
}
