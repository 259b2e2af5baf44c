import { siteRules } from '@tessera/shared-contracts/rules';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { TextLink } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './helpline.messages';

/** The helpline that the rules of the site want named, with its number; nothing under other rules. */
export function Helpline() {
  const { helpline } = siteRules();
  if (helpline === undefined) return null;
  const { name, href, phone } = helpline;
  return (
    <Line>
      <span>{messages.help}</span>
      <TextLink href={href}>{name}</TextLink>
      <TextLink href={`tel:${phone}`}>{phone}</TextLink>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.small};
`;
