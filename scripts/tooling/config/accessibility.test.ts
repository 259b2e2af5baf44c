import { lintFiles } from './testing/lintFiles';

/** Inaccessible markup, by the rule that forbids it. */
const refused = [
  ['useButtonType', '<button>Send</button>'],
  ['useAltText', '<img src="/card.png" />'],
  ['noLabelWithoutControl', '<label>Amount</label>'],
  ['useKeyWithClickEvents', '<div onClick={send}>Send</div>'],
  ['noNoninteractiveElementInteractions', '<h2 onKeyDown={send}>Send</h2>'],
] as const;

/** Everything that renders: each app, the workbench and what they share. */
const places = ['host-shell/src', 'workbench/stage', 'mfe-wallet/src/features', 'shared-contracts/src/ui'];

const fileOf = (place: string, rule: string) => `${place}/${rule}.tsx`;
const cases = places.flatMap((place) => refused.map(([rule, markup]) => [rule, place, markup] as const));
const findingsOf = lintFiles(
  new Map(
    cases.map(([rule, place, markup]) => [
      fileOf(place, rule),
      `export const Example = ({ send }: { send(): void }) => (send, ${markup});`,
    ]),
  ),
);

test.each(cases)('%s is an error in %s', (rule, place) => {
  expect(findingsOf(fileOf(place, rule)).map((finding) => finding.rule)).toContain(`lint/a11y/${rule}`);
});
