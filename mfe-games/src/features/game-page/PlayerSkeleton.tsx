import { Bar, BarArt, GameName, Names, Player, ProviderName, Stage } from './PlayerPage.styles';

/** Skeleton of the game page: the empty stage with the bar below. */
export const PlayerSkeleton = ({ title }: { readonly title: string }) => (
  <Player>
    <Stage aria-busy="true" />
    <Bar>
      <BarArt />
      <Names>
        <GameName>{title}</GameName>
        <ProviderName />
      </Names>
    </Bar>
  </Player>
);
