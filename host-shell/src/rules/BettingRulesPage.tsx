import { PageHead } from '../layout/PageFrame';
import { gameNames } from '../provably-fair/drawTexts';
import { type GameId, gameIds } from '../provably-fair/originals';
import type { ScreenProps } from '../routes/screen';
import { gameFacts } from './gameFacts';
import { PayoutTables } from './PayoutTables';
import { messages } from './rules.messages';
import { Figures, Part } from './rules.styles';

/** The rules, returns and payouts of the original games, from the constants that the games run on. */
export function BettingRulesPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Part as="section" aria-labelledby="rules-all">
        <h2 id="rules-all">{messages.all}</h2>
        <Lines lines={messages.general} />
      </Part>
      {gameIds.map((game) => (
        <GameRules key={game} game={game} />
      ))}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function GameRules({ game }: { readonly game: GameId }) {
  const { returns, tables } = gameFacts[game];
  const [low, high] = [Math.min(...returns), Math.max(...returns)];
  return (
    <Part as="section" aria-labelledby={`rules-${game}`}>
      <h2 id={`rules-${game}`}>{gameNames[game]}</h2>
      <Lines lines={messages.rules[game]} />
      <Figures>
        <div>
          <dt>{messages.returns}</dt>
          <dd>{messages.range(low, high)}</dd>
        </div>
        <div>
          <dt>{messages.edge}</dt>
          <dd>{messages.range(1 - high, 1 - low)}</dd>
        </div>
      </Figures>
      <PayoutTables tables={tables.map((table) => ({ ...table, caption: `${gameNames[game]}. ${table.caption}` }))} />
    </Part>
  );
}
