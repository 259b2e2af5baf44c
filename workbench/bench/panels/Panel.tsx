import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the column beside the stage, which can be collapsed. */
export const Panel = ({ title, isOpen = false, children }: PanelProps) => (
  <details className="bench-panel" open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
