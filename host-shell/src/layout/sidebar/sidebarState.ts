import type { GroupId } from './menuItems';

/** State of the sidebar. */
export interface SidebarState {
  readonly isExpanded: boolean;
  /** The group whose submenu is open; there is at most one. */
  readonly openGroup: GroupId | undefined;
}

/** Events of the sidebar. */
export type SidebarEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'groupPressed'; readonly group: GroupId }
  | { readonly type: 'routeChanged' }
  | { readonly type: 'dismissed' };

/** The rules of the sidebar's submenus (spec §4, Sidebar). */
export function sidebarReducer(state: SidebarState, event: SidebarEvent): SidebarState {
  switch (event.type) {
    case 'toggled':
      return { isExpanded: !state.isExpanded, openGroup: undefined };
    case 'groupPressed':
      return { ...state, openGroup: state.openGroup === event.group ? undefined : event.group };
    case 'routeChanged':
    case 'dismissed':
      return state.openGroup === undefined ? state : { ...state, openGroup: undefined };
  }
}
