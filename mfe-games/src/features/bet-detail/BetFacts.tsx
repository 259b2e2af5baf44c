import type { BetDetail } from '@tessera/shared-contracts/extensions';
import {
  countDecimalPlaces,
  formatMultiplier,
  ledgerPlaces,
  netPayout,
  outcomeOf,
} from '@tessera/shared-contracts/money';
import {
  Badge,
  CopyButton,
  CryptoAmount,
  type CryptoAmountProps,
  DialogHead,
  Facts,
  PlayerName,
} from '@tessera/shared-contracts/ui';
import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameArt } from '../catalogue';
import {
  Amount,
  AmountName,
  ArtFrame,
  Code,
  HeadLines,
  Note,
  SeedFacts,
  SeedsTitle,
  WithCopy,
} from './BetDialog.styles';
import { messages } from './bet.messages';
import { momentText } from './momentText';

const badges = {
  win: { tone: 'win', icon: <Check aria-hidden="true" /> },
  even: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  loss: { tone: 'loss', icon: <X aria-hidden="true" /> },
} as const;

/** All details of a bet. */
export function BetFacts({ bet }: { readonly bet: BetDetail }) {
  const net = netPayout(bet.amount, bet.payout);
  const result = outcomeOf(net);
  return (
    <>
      <DialogHead>
        <ArtFrame>
          <GameArt name={bet.game} />
        </ArtFrame>
        <HeadLines>
          <h3>{bet.game}</h3>
          <Amount $result={result}>
            <AmountName>{messages.payout}</AmountName> <ExactAmount amount={net} currency={bet.currency} sign="auto" />
          </Amount>
          <Badge {...badges[result]}>{messages.results[result]}</Badge>
        </HeadLines>
      </DialogHead>
      <Facts>
        <Fact name={messages.selection}>{bet.bet}</Fact>
        <Fact name={messages.outcome}>{bet.outcome}</Fact>
        <Fact name={messages.amount}>
          <ExactAmount amount={bet.amount} currency={bet.currency} />
        </Fact>
        <Fact name={messages.multiplier}>{formatMultiplier(bet.multiplier)}</Fact>
        <Fact name={messages.time}>
          <time dateTime={bet.createdAt}>{momentText(bet.createdAt)}</time>
        </Fact>
        <Fact name={messages.player}>
          <PlayerName>{bet.player || messages.hidden}</PlayerName>
        </Fact>
        <Fact name={messages.id} isWide>
          <WithCopy>
            <Code>{bet.id}</Code>
            <CopyButton text={bet.id} label={messages.copyId} size="sm" />
          </WithCopy>
        </Fact>
      </Facts>
      <Seeds seeds={bet.seeds} />
    </>
  );
}

/** With more decimal places than the ledger's, if the provider sends them. */
const ExactAmount = (props: CryptoAmountProps) => (
  <CryptoAmount places={Math.max(ledgerPlaces, countDecimalPlaces(props.amount))} {...props} />
);

function Seeds({ seeds }: Pick<BetDetail, 'seeds'>) {
  return (
    <SeedFacts as="div">
      <SeedsTitle>{messages.seeds}</SeedsTitle>
      {seeds ? (
        <Facts>
          <Fact name={messages.serverSeedHash} isWide>
            <Code>{seeds.serverSeedHash}</Code>
          </Fact>
          <Fact name={messages.serverSeed} isWide>
            {seeds.serverSeed ? <Code>{seeds.serverSeed}</Code> : messages.unrevealed}
          </Fact>
          <Fact name={messages.clientSeed}>
            <Code>{seeds.clientSeed}</Code>
          </Fact>
          <Fact name={messages.nonce}>{String(seeds.nonce)}</Fact>
        </Facts>
      ) : (
        <Note>{messages.noSeeds}</Note>
      )}
    </SeedFacts>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div data-wide={isWide || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
