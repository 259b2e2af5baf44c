import { ListPageSkeleton, LobbySkeleton, PageSlot, PlayerSkeleton, SettingsSkeleton } from '../slots';
import type { ScreenProps } from './screen';

/** `/settings` */
export function SettingsScreen({ title }: ScreenProps) {
  return (
    <PageSlot
      remote="account"
      module="SettingsPage"
      props={{}}
      label={title}
      skeleton={<SettingsSkeleton title={title} />}
    />
  );
}

/** `/transactions` */
export function TransactionsScreen({ title }: ScreenProps) {
  return (
    <PageSlot
      remote="lists"
      module="TransactionsPage"
      props={{}}
      label={title}
      skeleton={<ListPageSkeleton title={title} hasSubtitle />}
    />
  );
}

/** `/bets` and `/bet-history` */
export function BetsScreen({ title }: ScreenProps) {
  return (
    <PageSlot remote="lists" module="BetsPage" props={{}} label={title} skeleton={<ListPageSkeleton title={title} />} />
  );
}

/** `/authtest` */
export function LoginTestScreen({ title }: ScreenProps) {
  return (
    <PageSlot
      remote="account"
      module="LoginTestPage"
      props={{}}
      label={title}
      skeleton={<ListPageSkeleton title={title} />}
    />
  );
}

/** `/games` and `/casino/{category}` */
export function LobbyScreen({ title, params }: ScreenProps) {
  const { category } = params;
  return (
    <PageSlot
      remote="games"
      module="Lobby"
      props={category === undefined ? {} : { category }}
      label={title}
      skeleton={<LobbySkeleton title={title} />}
    />
  );
}

/** `/game/{gameId}` */
export function GameScreen({ title, params }: ScreenProps) {
  const { gameId = '' } = params;
  return (
    <PageSlot
      key={gameId.toLowerCase()}
      remote="games"
      module="GamePlayer"
      props={{ gameName: gameId }}
      label={title}
      skeleton={<PlayerSkeleton title={title} />}
    />
  );
}
