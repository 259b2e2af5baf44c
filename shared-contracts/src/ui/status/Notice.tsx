import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '../../theme';
import { forcedEdge } from '../basics';

const tones = {
  warning: { Icon: TriangleAlert, ground: color.feedback.warningSoft, sign: color.feedback.warning },
  info: { Icon: Info, ground: color.feedback.infoSoft, sign: color.feedback.info },
  loss: { Icon: OctagonAlert, ground: color.feedback.lossSoft, sign: color.feedback.loss },
} as const;

const Face = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${radius.tile};
  background: ${({ $tone }) => tones[$tone].ground};
  font: 450 0.8125rem / 1.1875rem ${font.ui};
  color: ${color.text.primary};
  ${forcedEdge}
  & > svg { flex: none; color: ${({ $tone }) => tones[$tone].sign}; }
  & > div { min-width: 0; overflow-wrap: anywhere; }
`;

/** Props of {@link Notice}. */
export interface NoticeProps {
  readonly tone?: keyof typeof tones | undefined;
  /** `alert` or `status` where it appears after an action. */
  readonly role?: 'alert' | 'status' | 'note' | undefined;
  readonly children: ReactNode;
}

/** An important message for the player. */
export function Notice({ tone = 'warning', role, children }: NoticeProps) {
  const { Icon } = tones[tone];
  return (
    <Face role={role} $tone={tone}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
      <div>{children}</div>
    </Face>
  );
}
