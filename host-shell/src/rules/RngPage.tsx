import { PageHead } from '../layout/PageFrame';
import { drawTexts } from '../provably-fair/drawTexts';
import { messages as fairness } from '../provably-fair/provablyFair.messages';
import { pages } from '../routes/pages';
import type { ScreenProps } from '../routes/screen';
import { messages } from './rules.messages';
import { Part, TextLink } from './rules.styles';

const words = messages.rng;
const streamSteps = fairness.steps.filter(({ id }) => id !== 'draw');

/** How the original games draw their results, in the words of the verifier's page. */
export function RngPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={words.lead} />
      <Part as="section" aria-labelledby="rng-stream">
        <h2 id="rng-stream">{words.stream}</h2>
        <ul>
          {streamSteps.map(({ id, title: step, text }) => (
            <li key={id}>
              <strong>{`${step}.`}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part as="section" aria-labelledby="rng-games">
        <h2 id="rng-games">{words.games}</h2>
        <ul>
          {Object.entries(drawTexts).map(([game, text]) => (
            <li key={game}>{text}</li>
          ))}
        </ul>
        <p>{words.others}</p>
      </Part>
      <Part as="section" aria-labelledby="rng-check">
        <h2 id="rng-check">{words.check}</h2>
        <p>{words.checkLine}</p>
        <p>
          <TextLink to={pages.provablyFair.path}>{words.verify}</TextLink>
        </p>
        <p>
          <TextLink to={pages.bettingRules.path}>{words.rules}</TextLink>
        </p>
      </Part>
    </>
  );
}
