import { RemoteSlot } from '../federation';
import { ListPageSkeleton, LobbySkeleton, PlayerSkeleton, SettingsSkeleton } from '../slots';
import type { ScreenProps } from './screen';

/** `/settings` */
export function SettingsScreen({ title }: ScreenProps) {
  return (
    <RemoteSlot
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
    <RemoteSlot
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
    <RemoteSlot
      remote="lists"
      module="BetsPage"
      props={{}}
      label={title}
      skeleton={<ListPageSkeleton title={title} />}
    />
  );
}

/** `/authtest` */
export function LoginTestScreen({ title }: ScreenProps) {
  return (
    <RemoteSlot
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
    <RemoteSlot
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
    <RemoteSlot
      key={gameId.toLowerCase()}
      remote="games"
      module="GamePlayer"
      props={{ gameName: gameId }}
      label={title}
      skeleton={<PlayerSkeleton title={title} />}
    />
  );
}
