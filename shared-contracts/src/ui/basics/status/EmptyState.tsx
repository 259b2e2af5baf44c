import type { ReactNode } from 'react';
import { StateMosaic } from '../picture/StateMosaic';
import { type HeadingLevel, Stage, StateAction, StateLine, StateTitle } from './State.styles';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly title: string;
  readonly line?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, line, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Stage>
      <StateMosaic state="empty" />
      <StateTitle as={`h${headingLevel}`}>{title}</StateTitle>
      {line && <StateLine>{line}</StateLine>}
      {action && <StateAction>{action}</StateAction>}
    </Stage>
  );
}
