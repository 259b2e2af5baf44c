import { color } from '@tessera/shared-contracts/theme';
import { Notice } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

interface FormFailureProps {
  /** Why the submission failed; nothing is shown without it. */
  readonly failure: string | undefined;
  /** A line below it. */
  readonly detail?: string | undefined;
}

/** Why a form was refused, if no field is to blame. */
export const FormFailure = ({ failure, detail }: FormFailureProps) =>
  failure && (
    <Notice tone="loss" role="alert">
      <span>{failure}</span>
      {detail && <Detail>{detail}</Detail>}
    </Notice>
  );

const Detail = styled.p`
  margin: 4px 0 0;
  color: ${color.text.secondary};
`;
