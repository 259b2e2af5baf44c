import { readSiteConfig } from '@tessera/shared-contracts/config';
import { color, media, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { AuthButton } from '../layout/AuthButton';
import { ButtonLink } from '../layout/ButtonLink';
import { SessionPart } from '../layout/SessionPart';
import { paths } from '../routes/paths';
import { messages } from './home.messages';
import { funGame } from './homeContent';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  ${media.belowLg} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Line = styled.p`
  margin: 0;
  color: ${color.text.primary};
  font: 550 1.0625rem / 1.5rem var(--font-ui);
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${space(2)};
  ${media.belowMd} {
    & > * {
      flex: 1;
    }
  }
`;

/** What the site is, and how visitors begin. */
export function Intro() {
  const { brand } = readSiteConfig();
  return (
    <SessionPart of="visitor">
      <Row>
        <Line>{messages.intro(brand)}</Line>
        <Actions>
          <ButtonLink to={`${paths.game(funGame)}?play=fun`}>{messages.playForFun}</ButtonLink>
          <AuthButton tab="register" />
        </Actions>
      </Row>
    </SessionPart>
  );
}
