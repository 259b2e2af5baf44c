import type { ComponentType } from 'react';
import type { WalletView } from '../events';
import type { ContractVersion } from './contractVersion';

type NoProps = Record<never, never>;

/** A win of the home page's strip (spec §2 Recent-wins strip); sample data. `amount` is a decimal string in `currency`. */
export interface RecentWin {
  readonly game: string;
  readonly player: string;
  readonly amount: string;
  readonly currency: string;
}

/**
 * The modules that each remote exposes, with the props that the host passes to each. A module accepts at least these; one
 * that requires another prop is released after the host that passes it (docs/releasing.md, A required prop).
 */
export interface RemoteContracts {
  wallet: {
    /** Balance pill, currency picker and Wallet button of the header. */
    HeaderWallet: NoProps;
    /** The bell of the header with the player's notices; needs the extension `notices`. */
    NoticeBell: NoProps;
    /** The wallet dialog with its deposit, withdraw and vault views. */
    WalletDialog: {
      readonly view: WalletView;
      readonly onViewChange: (view: WalletView) => void;
      readonly onClose: () => void;
    };
    /** One transaction in full, and what happens to it; needs the extension `withdrawals`. */
    TransactionDialog: { readonly transactionId: string; readonly onClose: () => void };
  };
  account: {
    /** Login, register and forgot. Calls `onClose` after a success as well, `authSuccessMs` later. */
    AuthDialog: {
      readonly tab: 'login' | 'register' | 'forgot';
      readonly onTabChange: (tab: 'login' | 'register' | 'forgot') => void;
      readonly onClose: () => void;
    };
    ProfileDialog: { readonly onClose: () => void };
    /** Set-up of a second factor; fires `two-factor-changed` on success. */
    TwoFactorDialog: { readonly onClose: () => void };
    SettingsPage: NoProps;
    /** What remains to be done with a new account; fires `first-steps-changed` once it is hidden or all done. */
    FirstSteps: NoProps;
    /** The developer login test page (`/authtest`). */
    LoginTestPage: NoProps;
  };
  games: {
    RecentWins: { readonly wins: readonly RecentWin[]; readonly onlinePlayers: number };
    RecommendedGames: NoProps;
    /** The home page's games section. */
    GamesList: NoProps;
    /** All games with search and provider filter; `category` presets the filter for `/casino/{category}`. */
    Lobby: { readonly category?: string };
    /** The player page; `gameName` is URL-decoded and matched case-insensitively (spec §2 Route table). */
    GamePlayer: { readonly gameName: string };
    /** One bet in full; needs the extension `bets`. */
    BetDialog: { readonly betId: string; readonly onClose: () => void };
    /** The player's seed pairs with their rounds; needs the extension `seeds`. */
    SeedPairs: NoProps;
  };
  lists: {
    TransactionsPage: NoProps;
    BetsPage: NoProps;
    LiveBets: NoProps;
  };
}

/** Parameter of a game's address with which it fills the page: the host leaves out its header, menus and gutters. */
export const theatreParameter = 'theatre';

/** Name of a remote. */
export type RemoteName = keyof RemoteContracts;
/** Name of a module that `Remote` exposes. */
export type ExposedName<Remote extends RemoteName> = keyof RemoteContracts[Remote] & string;
/** Props of an exposed module. */
export type ExposedProps<Remote extends RemoteName, Name extends ExposedName<Remote>> = RemoteContracts[Remote][Name];

/** Required exports of the file of a module with these props. */
export interface ModuleFile<Props> {
  readonly default: ComponentType<Props>;
  /** The contract version that the module was built against; hosts refuse another. */
  readonly contract: ContractVersion;
  /**
   * Begins what the first render of the module reads, so that it may be there by then. Optional. The host calls it on the
   * first page of a document, which it prepares for some time before it renders the module; it must not throw.
   */
  readonly prepare?: (props: Props) => void;
}

/** Required exports of the file of an exposed module of the contract. */
export type ExposedModule<Remote extends RemoteName, Name extends ExposedName<Remote>> = ModuleFile<
  ExposedProps<Remote, Name>
>;

/**
 * Props of a module's placeholder. There are no more, since it is rendered when the remote is built, for every page and
 * player. The file beside an exposed module, `src/expose/<Module>.prerendered.tsx`, exports it by default.
 */
export interface PrerenderedModuleProps {
  /** Title of the module's page, which the page may know before the module does. */
  readonly title: string;
}

type ModuleOwners = {
  readonly [Remote in RemoteName]: { readonly [Name in ExposedName<Remote>]: 'player' | 'public' };
};

/**
 * Whose data each module shows. A module of a `player` is recreated for another player. A `public` one belongs to no player: a
 * login, a logout or another player does not recreate it, except for the parts that it keys by the player itself.
 */
export const moduleOwners: ModuleOwners = {
  wallet: { HeaderWallet: 'player', NoticeBell: 'player', WalletDialog: 'player', TransactionDialog: 'player' },
  account: {
    // The login continues after the session has begun.
    AuthDialog: 'public',
    ProfileDialog: 'player',
    TwoFactorDialog: 'player',
    SettingsPage: 'player',
    FirstSteps: 'player',
    LoginTestPage: 'public',
  },
  games: {
    RecentWins: 'public',
    RecommendedGames: 'public',
    GamesList: 'public',
    Lobby: 'public',
    // A fun-play game continues.
    GamePlayer: 'public',
    BetDialog: 'player',
    SeedPairs: 'player',
  },
  lists: { TransactionsPage: 'player', BetsPage: 'player', LiveBets: 'public' },
};

/** The modules of a remote. */
export const exposedNames = <Remote extends RemoteName>(remote: Remote): readonly ExposedName<Remote>[] =>
  Object.keys(moduleOwners[remote]) as ExposedName<Remote>[];

/** Every remote. */
export const remoteNames = Object.keys(moduleOwners) as readonly RemoteName[];
