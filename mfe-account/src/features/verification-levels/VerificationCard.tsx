import { color, media, radius, type } from '@tessera/shared-contracts/theme';
import { Accordion, Badge, Die } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../shared';
import { messages } from './verificationLevels.messages';

const faces = [1, 2, 3, 4] as const;
const levels = messages.levels.map((level, index) => ({ ...level, id: `level-${index + 1}`, face: faces[index] ?? 1 }));

/** The verification levels, one open at a time, numbered by die faces. */
export function VerificationCard() {
  const [openId, setOpenId] = useState<string | null>('level-1');
  return (
    <Card id="verification" title={messages.title} aside={messages.complete(0, levels.length)}>
      <Rows>
        <Accordion
          headingLevel={3}
          sign="chevron"
          openId={openId}
          onToggle={setOpenId}
          items={levels.map(({ id, face, title, description }) => ({
            id,
            title,
            leading: <Die face={face} size={32} />,
            trailing: (
              <Status>
                <Badge tone="warning">{messages.incomplete}</Badge>
              </Status>
            ),
            content: (
              <Content>
                <p>{description}</p>
                <p>{messages.benefits}</p>
                <p>{messages.notOpen}</p>
              </Content>
            ),
          }))}
        />
      </Rows>
    </Card>
  );
}

/** The accordion's rows continue the card's slab, so their outer corners match the rest. */
const Rows = styled.div`
  && {
    background: transparent;
  }
  && > * {
    border-radius: ${radius.cut};
  }
  && h3 > button {
    padding: 8px 24px;
  }

  ${media.belowMd} {
    && h3 > button {
      padding: 8px 20px;
    }
  }
`;

const Status = styled.span`
  ${media.belowSm} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Content = styled.div`
  margin-left: 8px;

  ${media.belowMd} {
    margin-left: 4px;
  }
  p {
    margin: 0;
  }
  p + p {
    margin-top: 4px;
    font: ${type.small};
    color: ${color.text.tertiary};
  }
`;
