import { type SidebarEvent, type SidebarState, sidebarReducer } from './sidebarState';

const collapsed: SidebarState = { isExpanded: false, openGroup: undefined };
const expanded: SidebarState = { isExpanded: true, openGroup: undefined };

test.each<[string, SidebarState, SidebarEvent, SidebarState]>([
  ['expands', collapsed, { type: 'toggled' }, expanded],
  ['collapses', expanded, { type: 'toggled' }, collapsed],
  ['closes its submenu when it is toggled', { ...expanded, openGroup: 'games' }, { type: 'toggled' }, collapsed],
  ['opens a submenu', expanded, { type: 'groupPressed', group: 'games' }, { ...expanded, openGroup: 'games' }],
  [
    'has one submenu open at a time',
    { ...expanded, openGroup: 'games' },
    { type: 'groupPressed', group: 'casino' },
    { ...expanded, openGroup: 'casino' },
  ],
  [
    'closes a submenu that is pressed again',
    { ...expanded, openGroup: 'games' },
    { type: 'groupPressed', group: 'games' },
    expanded,
  ],
  ['closes its submenu on another page', { ...expanded, openGroup: 'casino' }, { type: 'routeChanged' }, expanded],
  ['closes a flown out submenu on dismissal', { ...collapsed, openGroup: 'games' }, { type: 'dismissed' }, collapsed],
])('%s', (_, before, event, after) => {
  expect(sidebarReducer(before, event)).toEqual(after);
});

test('is the same state when there is nothing to close', () => {
  expect(sidebarReducer(expanded, { type: 'routeChanged' })).toBe(expanded);
});
