/**
 * The parts that the shell itself uses on every page. Hosts provide them to remotes that were built with identical
 * sources (`platform/build/bundler/contracts.ts`); remotes bundle the other parts as far as they use them. Code outside
 * this folder imports only from here, so that no remote bundles a second copy of a file.
 */
export { BusySquares } from './button/BusySquares';
export { Button, type ButtonProps } from './button/Button';
export { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button/Button.styles';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { linkStyles, TextLink, type TextLinkProps } from './button/TextLink';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { DialogBody } from './dialog/DialogBody';
export { useHoldDialog } from './dialog/holdDialog';
export { aboveDialogsAttribute, isDialogHeld } from './dialog/layers';
export { useDismiss } from './hooks/useDismiss';
export { useDocumentTitle } from './hooks/useDocumentTitle';
export { useIsPrerendered } from './hooks/useIsPrerendered';
export { useMediaQuery } from './hooks/useMediaQuery';
export { useScrollLock } from './hooks/useScrollLock';
export { useWasPrerendered } from './hooks/useWasPrerendered';
export { keepFocusNear } from './keepFocusNear';
export { Accordion, type AccordionItem, type AccordionProps } from './layout/Accordion';
export { PlayerName } from './layout/PlayerName';
export { Slab } from './layout/Slab';
export { Tile } from './layout/Tile';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { focusRing, focusRingInset, forcedEdge, plainButton, tabularFigures, touchTarget } from './mixins';
export { Avatar, type AvatarProps } from './picture/Avatar';
export { Die, type DieFace } from './picture/Die';
export { EmptyState, type EmptyStateProps } from './status/EmptyState';
export { ErrorState, type ErrorStateProps } from './status/ErrorState';
export { Skeleton, type SkeletonProps, skeletonPulse } from './status/Skeleton';
export type { HeadingLevel } from './status/State.styles';
export { messages } from './ui.messages';
export { type IdleLimits, whenIdle } from './whenIdle';
export { yieldToMain } from './yieldToMain';
