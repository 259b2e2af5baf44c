import { EmptyState } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { ButtonLink } from '../layout/ButtonLink';
import { paths } from '../routes/paths';
import type { ScreenProps } from '../routes/screen';
import { notFoundMessages as messages } from './pages.messages';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

/** Shown for every unknown address. */
export function NotFoundPage({ title }: ScreenProps) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      line={messages.line}
      action={
        <Links>
          <ButtonLink to={paths.home} $variant="primary">
            {messages.home}
          </ButtonLink>
          <ButtonLink to={paths.games}>{messages.lobby}</ButtonLink>
        </Links>
      }
    />
  );
}
