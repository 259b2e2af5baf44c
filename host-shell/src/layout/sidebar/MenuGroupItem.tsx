import { Tooltip, useDismiss } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isGroupCurrent, isLinkCurrent } from './activeItem';
import type { MenuGroup } from './menuItems';
import { Chevron, Flyout, FlyoutTitle, ItemButton, type MenuItemLook, SubList } from './Sidebar.styles';

interface MenuGroupItemProps extends MenuItemLook {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onDismiss: () => void;
}

function SubLinks({ group }: { readonly group: MenuGroup }) {
  const { pathname } = useLocation();
  return group.links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} {...(isLinkCurrent(pathname, link) && { 'aria-current': 'page' as const })}>
        {link.label}
      </Link>
    </li>
  ));
}

/** A menu item that opens a submenu: below it, or beside the sidebar while that shows only icons. */
export function MenuGroupItem({ group, variant, isIcon, isOpen, onPress, onDismiss }: MenuGroupItemProps) {
  const { pathname } = useLocation();
  const listId = useId();
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isFlownOut = isIcon && isOpen;
  useDismiss(area, button, isFlownOut, onDismiss);
  useLayoutEffect(() => {
    if (!isFlownOut) return;
    const below = window.innerHeight - (flyout.current?.scrollHeight ?? 0) - 12;
    setTop(Math.min(button.current?.getBoundingClientRect().top ?? 0, below));
  }, [isFlownOut]);

  const { icon: Icon } = group;
  // While its submenu is visible, the item of the page is marked instead.
  const isMarked = isGroupCurrent(pathname, group) && (isIcon || !isOpen);
  return (
    <li ref={area}>
      <Tooltip label={group.label} side="right" isOff={!isIcon || isOpen}>
        <ItemButton
          ref={button}
          type="button"
          aria-label={group.label}
          {...(isMarked && { 'aria-current': 'true' as const })}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onPress}
          $variant={variant}
          $isMarked={isMarked}
        >
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>{group.label}</span>
          <Chevron aria-hidden="true">{isOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}</Chevron>
        </ItemButton>
      </Tooltip>
      {isFlownOut && (
        <Flyout ref={flyout} $top={top}>
          <FlyoutTitle aria-hidden="true">{group.label}</FlyoutTitle>
          <ul id={listId} aria-label={group.label}>
            <SubLinks group={group} />
          </ul>
        </Flyout>
      )}
      {!isIcon && isOpen && (
        <SubList id={listId} aria-label={group.label} $variant={variant}>
          <SubLinks group={group} />
        </SubList>
      )}
    </li>
  );
}
