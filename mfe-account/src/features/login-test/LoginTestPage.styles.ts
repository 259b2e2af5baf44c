import { color, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { FormFrame } from '../../shared';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 560px;
`;

export const Title = styled.h1`
  margin: 0;
  font: ${type.h1};
  letter-spacing: var(--tracking-h1);
  color: ${color.text.primary};
`;

export const Line = styled.p`
  margin: 0;
  font: ${type.body};
  color: ${color.text.secondary};
`;

export const Form = styled(FormFrame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
