import { Bar, BarArt, GameName, Names, Player, ProviderName, Stage } from './PlayerPage.styles';

/** The game page until it has loaded: the empty stage with the bar below. */
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
