import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme';
import { forcedEdge } from '../basics';

const tones = {
  neutral: [color.surface.pressed, color.text.primary],
  win: [color.feedback.winSoft, color.feedback.win],
  loss: [color.feedback.lossSoft, color.feedback.loss],
  warning: [color.feedback.warningSoft, color.feedback.warning],
  info: [color.feedback.infoSoft, color.feedback.info],
  accent: [color.accent.soft, color.accent.base],
} as const;

/** Meaning of a badge. */
export type BadgeTone = keyof typeof tones;

const Face = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  flex: 0 0 auto;
  max-width: 100%;
  min-height: 1.375rem;
  padding: 0 8px;
  border-radius: 6px;
  background: ${({ $tone }) => tones[$tone][0]};
  font: 600 0.8125rem / 1rem ${font.ui};
  color: ${({ $tone }) => tones[$tone][1]};
  white-space: nowrap;
  ${forcedEdge}
  & > span { overflow: hidden; text-overflow: ellipsis; }
  & > svg { flex: none; width: 13px; height: 13px; stroke-width: 2.4; }
`;

/** Props of {@link Badge}. */
export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  /** Shown before the text, so that colour is never the only sign. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short status label. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Face $tone={tone}>
      {icon}
      <span>{children}</span>
    </Face>
  );
}
