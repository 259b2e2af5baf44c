import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, type } from '../../theme';

const Line = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  margin: 0;
  font: ${type.small};
  color: ${color.feedback.loss};
  & > svg { flex: none; margin-top: 1px; }
`;

/** Error message of a field; announced when it appears. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Line id={id} role="alert">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.9} />
      <span>{children}</span>
    </Line>
  );
}
