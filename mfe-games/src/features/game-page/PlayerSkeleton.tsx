import { Bar, BarArt, GameName, Names, Player, ProviderName, Stage } from './PlayerPage.styles';

/** The game page before it arrives: the empty stage, and the bar below it. */
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
