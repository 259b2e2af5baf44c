import { testLintPlugin } from './testing/testLintPlugin';

const refused = [
  // Text beside what comes and goes.
  '<button>{isBusy && <Spinner />}{label}</button>',
  '<button>{isBusy ? <Spinner /> : icon}{children}</button>',
  '<button>{isBusy && <Spinner />}{messages.send}</button>',
  '<button>{isBusy && <Spinner />} Send</button>',
  '<>Sent {isOver && <LogIn />}</>',
  '<ul>Rows {rows.map((row) => <li key={row} />)}</ul>',
  // Text that comes and goes beside anything.
  '<p><b>1</b>{isBusy ? messages.wait : children}</p>',
  '<p><b>1</b>{isBusy && messages.wait}</p>',
  '<p><b>1</b>{isBusy && " waits"}</p>',
  // Text that changes, as one of several text nodes or beside an element.
  '<p>{sign}{amount}</p>',
  '<p>{amount} {symbol}</p>',
  '<p>{amount} BTC</p>',
  '<p> {amount}</p>',
  "<p>{amount}{' '}</p>",
  '<p>{messages.total} {format(amount)}</p>',
  '<p className="picked"><Coin />{coin.symbol}</p>',
  '<p><Coin />{`BTC`}</p>',
  '<p><Coin />{index + 1}</p>',
  '<p><Coin />{names[index]}</p>',
  '<Field><Coin />{symbol}</Field>',
  '<><Coin />{symbol}</>',
];
const taken = [
  '<p>{amount}</p>',
  '<p>{`BTC`}</p>',
  '<p>{isBusy ? messages.wait : <b>1</b>}</p>',
  '<button>{isBusy && <Spinner />}<span>{label}</span></button>',
  '<button>{icon}<span>{children}</span></button>',
  '<section><Head />{children}</section>',
  '<p>Read <a href="/rules">the rules</a>.</p>',
  '<p>{messages.read} <a href="/rules">{messages.rules}</a></p>',
  '<p>{/* Why. */}{amount}</p>',
  "<p><b>1</b>{' '}{isOver && <LogIn />}</p>",
  '<ul>{isEmpty && <li>0</li>}{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
  '<p translate="no">{amount} {symbol}</p>',
  '<Figures $tone="win" translate="no">{sign}{amount}</Figures>',
];
const inModule = (markup: string) => `export const example = ${markup};`;

testLintPlugin('A translated page', refused.map(inModule), taken.map(inModule), 'tsx');
