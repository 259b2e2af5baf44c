/**
 * Replaces the parts of the shell that are islands, while the page is rendered: each leaves a place, which `renderHome`
 * fills.
 */
import { createElement } from 'react';

/** A place for an island in the page. */
export interface IslandPlace {
  readonly name: string;
  /** When it becomes alive: once the page is idle, or once it is in view. */
  readonly on: 'idle' | 'visible';
  readonly props?: object;
  /** Whether its markup is a placeholder, which the component replaces. */
  readonly isPlaceholder?: boolean;
}

interface SlotProps {
  readonly remote: string;
  readonly module: string;
  readonly props: object;
}

const places: IslandPlace[] = [];
const marker = /\{island (\d+)\}/g;

function Place(place: IslandPlace) {
  const { name, on, props, isPlaceholder = false } = place;
  const index = places.push(place) - 1;
  return createElement('is-land', {
    type: 'react',
    [`on:${on}`]: '',
    'data-name': name,
    ...(props !== undefined && { 'data-props': JSON.stringify(props) }),
    ...(isPlaceholder && { 'data-placeholder': '' }),
    dangerouslySetInnerHTML: { __html: `{island ${index}}` },
  });
}

/** Puts the markup of islands in their places, once each. */
export function fillPlaces(markup: string, render: (place: IslandPlace) => string): string {
  const found = places.splice(0);
  return markup.replace(marker, (_, index: string) => {
    const place = found[Number(index)];
    return place === undefined ? '' : render(place);
  });
}

export const SectionSlot = ({ remote, module, props }: SlotProps) => (
  <Place name={`${remote}-${module}`} on="visible" props={props} />
);
/** The bets are others each time, so only their placeholder is in the page. */
export const DeferredSlot = ({ remote, module, props }: SlotProps) => (
  <Place name={`${remote}-${module}`} on="visible" props={props} isPlaceholder />
);
export const PromoCards = () => <Place name="PromoCards" on="visible" />;
export const Faq = () => <Place name="Faq" on="visible" />;
export const Footer = () => <Place name="Footer" on="visible" />;
export const Header = () => <Place name="TopFrame" on="idle" />;
export const BottomBar = () => <Place name="BottomFrame" on="idle" />;

const Nothing = () => null;

/** They belong to the island of the header. */
export { Nothing as DialogHost, Nothing as Sidebar };
