/** Parts of the shell; the file that imports them is written for the variant. */
import type { ComponentType } from 'react';

interface SidebarState {
  readonly isExpanded: boolean;
}
type Dispatch = (event: { readonly type: 'toggled' }) => void;

export const BottomBar: ComponentType<{
  readonly isMenuOpen: boolean;
  readonly isInert: boolean;
  readonly onMenuOpen: () => void;
}>;
export const DialogHost: ComponentType;
export const Header: ComponentType<{
  readonly sidebarId: string;
  readonly isSidebarExpanded: boolean;
  readonly isInert: boolean;
  readonly onSidebarToggle: () => void;
}>;
export const MobileDrawer: ComponentType<{ readonly onClose: () => void }>;
export const Sidebar: ComponentType<{
  readonly id: string;
  readonly state: SidebarState;
  readonly dispatch: Dispatch;
}>;
export const Site: ComponentType;
export function useSidebar(pathname: string): readonly [SidebarState, Dispatch];
