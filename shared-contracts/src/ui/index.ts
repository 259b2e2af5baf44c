export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
  Avatar,
  type AvatarProps,
  aboveDialogsAttribute,
  BusySquares,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyles,
  Dialog,
  DialogBody,
  type DialogProps,
  Die,
  type DieFace,
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  focusRing,
  focusRingInset,
  forcedEdge,
  type HeadingLevel,
  IconButton,
  type IconButtonProps,
  type IdleLimits,
  isDialogHeld,
  keepFocusNear,
  linkStyles,
  messages as uiMessages,
  PlayerName,
  plainButton,
  Skeleton,
  type SkeletonProps,
  Slab,
  skeletonPulse,
  TextLink,
  type TextLinkProps,
  Tile,
  tabularFigures,
  touchTarget,
  useDismiss,
  useDocumentTitle,
  useHoldDialog,
  useIsPrerendered,
  useMediaQuery,
  useScrollLock,
  useWasPrerendered,
  VisuallyHidden,
  whenIdle,
  yieldToMain,
} from './basics';
export { CopyButton, type CopyButtonProps } from './button/CopyButton';
export { CheckboxField, type CheckboxFieldProps } from './field/CheckboxField';
export { focusGameSearch, gameSearchId, searchMaxLength } from './field/gameSearch';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './field/OneTimeCodeField';
export { PasswordField } from './field/PasswordField';
export { RadioGroup, type RadioGroupProps } from './field/RadioGroup';
export { ResendLine, type ResendLineProps } from './field/ResendLine';
export { readAsTyped } from './field/readAsTyped';
export { SearchField, type SearchFieldProps } from './field/SearchField';
export { Switch, type SwitchProps } from './field/Switch';
export { TextField, type TextFieldProps } from './field/TextField';
export { type Copied, useCopied } from './hooks/useCopied';
export { formatCountdown, useSecondsUntil } from './hooks/useSecondsUntil';
export { type UrlChange, type UrlText, useUrlText } from './hooks/useUrlText';
export { DialogHead } from './layout/DialogHead';
export { Facts } from './layout/Facts';
export { Pagination, type PaginationProps } from './layout/Pagination';
export { Tooltip, type TooltipProps, type TooltipSide } from './layout/Tooltip';
export { type LazyPart, lazyPart, type PlaceholderProps } from './lazy/lazyPart';
export { PartFailure, PartPlaceholder, type PartPlaceholderProps } from './lazy/PartPlaceholder';
export { AddressText, type AddressTextProps } from './money/AddressText';
export { CryptoAmount, type CryptoAmountProps } from './money/CryptoAmount';
export { CoinTile, type CoinTileProps } from './picture/CoinTile';
export { fitsQrCode } from './qrCapacity';
export { saveFile } from './saveFile';
export { Select, type SelectOption, type SelectProps } from './select/Select';
export { Listbox, Option as ListboxOption } from './select/Select.styles';
export { useListbox } from './select/useListbox';
export { Badge, type BadgeProps, type BadgeTone } from './status/Badge';
export { GameFlag, type GameFlagName } from './status/GameFlag';
export { Notice, type NoticeProps } from './status/Notice';
export { type ProblemTexts, reasonOf } from './status/reasonOf';
export { SampleDataBadge } from './status/SampleDataBadge';
export { SignedOutState, type SignedOutStateProps } from './status/SignedOutState';
export { UnreadableRows, type UnreadableRowsProps } from './status/UnreadableRows';
export { ChipGroup, type ChipGroupProps } from './tabs/ChipGroup';
export { chipRowStyles, chipStyles } from './tabs/chipStyles';
export { TabPanel, type TabPanelProps } from './tabs/TabPanel';
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs';
