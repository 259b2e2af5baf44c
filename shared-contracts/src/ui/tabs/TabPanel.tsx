import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../basics';

const Panel = styled.div`
  min-width: 0;
  ${focusRing}
`;

/** Props of {@link TabPanel}. */
export interface TabPanelProps<T extends string> {
  /** The `idBase` of the tabs. */
  readonly idBase: string;
  /** Id of the tab that shows it. */
  readonly id: T;
  readonly children: ReactNode;
}

/** Content of a tab; mounted only while the tab is selected. */
export function TabPanel<T extends string>({ idBase, id, children }: TabPanelProps<T>) {
  return (
    <Panel role="tabpanel" id={`${idBase}-panel-${id}`} aria-labelledby={`${idBase}-tab-${id}`} tabIndex={-1}>
      {children}
    </Panel>
  );
}
