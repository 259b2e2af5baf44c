import styled from 'styled-components';
import { color, smalti, type } from '../../theme';

const grounds = {
  HOT: [color.feedback.danger, color.text.onDanger],
  NEW: [color.feedback.win, color.text.onAccent],
  POPULAR: [color.accent.base, color.text.onAccent],
  LIVE: [color.surface.page, color.text.primary],
} as const;

/** Flag of a recommended game (spec §2 Recommended carousel). */
export type GameFlagName = keyof typeof grounds;

const Face = styled.span<{ $flag: GameFlagName }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 1.375rem;
  padding: 0 7px;
  border-radius: 5px;
  background: ${({ $flag }) => grounds[$flag][0]};
  font: ${type.flag};
  letter-spacing: 0.04em;
  color: ${({ $flag }) => grounds[$flag][1]};
`;

const Pip = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 2px;
  background: ${smalti.cinnabar[3]};
`;

/** A flag on a game's tile. */
export function GameFlag({ flag }: { readonly flag: GameFlagName }) {
  return (
    <Face $flag={flag}>
      {flag === 'LIVE' && <Pip />}
      <span>{flag}</span>
    </Face>
  );
}
