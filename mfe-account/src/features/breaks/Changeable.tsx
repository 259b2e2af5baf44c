import { color, grout, radius, type } from '@tessera/shared-contracts/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useRefusal } from './useRefusal';

interface ChangeableProps {
  readonly userId: string;
  /** Whether the provider is not asked for these changes, so that it refuses none. */
  readonly isLocal?: boolean | undefined;
  /** Rows of a card. */
  readonly children: ReactNode;
}

/** Rows whose changes the provider refuses during a break: it says so above them, and their controls are disabled. */
export function Changeable({ userId, isLocal = false, children }: ChangeableProps) {
  const found = useRefusal(userId);
  const refusal = isLocal ? undefined : found;
  const refusalId = useId();
  return (
    <Controls
      disabled={refusal !== undefined}
      {...(refusal === undefined ? { role: 'presentation' } : { 'aria-labelledby': refusalId })}
    >
      <RefusalLine id={refusalId} text={refusal} />
      {children}
    </Controls>
  );
}

const RefusalLine = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text !== undefined && <Line id={id}>{text}</Line>;

/** Continues the slab of its card: each row is a tile. */
const Controls = styled.fieldset`
  && {
    background: transparent;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 0;

  > * {
    border-radius: ${radius.cut};
    background: ${color.surface.tile};
  }
`;

/** Quiet, since the page says at its top that it is a break, and several cards repeat what that means for them. */
const Line = styled.p`
  margin: 0;
  padding: 14px 24px;
  color: ${color.text.secondary};
  font: ${type.small};
`;
