import { Tooltip } from '@tessera/shared-contracts/ui';
import { useLocation } from 'react-router-dom';
import { dialogOfPath, useDialogLink } from '../../dialogs';
import { isLinkCurrent } from './activeItem';
import type { MenuLink } from './menuItems';
import { ItemLink, type MenuItemLook } from './Sidebar.styles';

/** A menu item that links to a page, or to a dialog over the current page. */
export function MenuLinkItem({ link, variant, isIcon }: MenuItemLook & { readonly link: MenuLink }) {
  const { pathname } = useLocation();
  const isCurrent = isLinkCurrent(pathname, link);
  const { icon: Icon, label, to } = link;
  const openDialog = useDialogLink(to);
  return (
    <li>
      <Tooltip label={label} side="right" isOff={!isIcon}>
        <ItemLink
          to={to}
          {...(dialogOfPath(to) !== undefined && { onClick: openDialog })}
          {...(isCurrent && { 'aria-current': 'page' as const })}
          aria-label={label}
          $variant={variant}
          $isMarked={isCurrent}
        >
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>{label}</span>
        </ItemLink>
      </Tooltip>
    </li>
  );
}
