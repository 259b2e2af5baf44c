import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import {
  Accordion,
  AddressText,
  Avatar,
  Badge,
  Button,
  CheckboxField,
  ChipGroup,
  CoinTile,
  CopyButton,
  CryptoAmount,
  Dialog,
  DialogBody,
  Die,
  EmptyState,
  ErrorState,
  GameFlag,
  IconButton,
  Notice,
  OneTimeCodeField,
  Pagination,
  PasswordField,
  SearchField,
  Select,
  SignedOutState,
  Skeleton,
  Slab,
  Switch,
  TabPanel,
  Tabs,
  TextField,
  TextLink,
  Tile,
  Tooltip,
} from '.';

const nothing = () => undefined;
const icon = <svg aria-hidden="true" />;
const options = [
  { value: 'a', label: 'A', description: 'First', icon: <CoinTile symbol="BTC" /> },
  { value: 'b', label: 'B', trailing: <CryptoAmount amount="0" /> },
];
const tabs = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

const parts: readonly [name: string, part: ReactElement][] = [
  ['Button', <Button key="1">Deposit</Button>],
  [
    'busy Button',
    <Button key="2" isBusy busyLabel="Processing...">
      Deposit
    </Button>,
  ],
  ['IconButton', <IconButton key="3" label="Copy" icon={icon} />],
  ['CopyButton', <CopyButton key="4" text="x" label="Copy address" />],
  [
    'TextLink',
    <TextLink key="5" href="/help">
      Help
    </TextLink>,
  ],
  ['TextField', <TextField key="6" label="Email" hint="Hint" error="Wrong" unit="BTC" />],
  ['PasswordField', <PasswordField key="7" label="Password" />],
  ['SearchField', <SearchField key="8" label="Search" placeholder="Search..." value="x" onChange={nothing} />],
  ['CheckboxField', <CheckboxField key="9" label="Terms" error="Wrong" checked={false} onChange={nothing} />],
  ['Switch', <Switch key="10" label="Stats" hint="Hint" isOn onChange={nothing} />],
  ['OneTimeCodeField', <OneTimeCodeField key="11" label="Code" value="12" onChange={nothing} error="Wrong" />],
  ['Select', <Select key="12" label="Coin" options={options} value="a" onChange={nothing} />],
  [
    'Tabs',
    <>
      <Tabs label="Views" idBase="x" tabs={tabs} selected="a" onSelect={nothing} />
      <TabPanel idBase="x" id="a">
        A
      </TabPanel>
    </>,
  ],
  ['ChipGroup', <ChipGroup key="13" label="Type" chips={tabs} selected="a" onSelect={nothing} />],
  [
    'Accordion',
    <Accordion
      key="14"
      headingLevel={2}
      openId="a"
      items={[{ id: 'a', title: 'A', content: 'B', leading: <Die face={1} /> }]}
    />,
  ],
  ['Pagination', <Pagination key="15" page={5} pageCount={9} onPageChange={nothing} />],
  [
    'states',
    <>
      <EmptyState title="None" line="x" />
      <ErrorState title="Failed" onRetry={nothing} />
      <SignedOutState title="Log in" line="x" />
    </>,
  ],
  [
    'signs',
    <>
      <Badge tone="win" icon={icon}>
        Complete
      </Badge>
      <GameFlag flag="HOT" />
      <Notice>Mind</Notice>
      <Skeleton />
    </>,
  ],
  [
    'amounts',
    <Slab key="16">
      <Tile>
        <CryptoAmount amount="1" currency="btc" />
        <AddressText address="tb1qrp33g0q5c5txsp9arysrx" isShort />
      </Tile>
    </Slab>,
  ],
  [
    'pictures',
    <>
      <Avatar seed="a" />
      <CoinTile symbol="BTC" />
      <Die face={6} />
    </>,
  ],
  [
    'Tooltip',
    <Tooltip key="17" label="More">
      <IconButton label="Menu" icon={icon} />
    </Tooltip>,
  ],
  [
    'Dialog',
    <Dialog key="18" title="Withdraw" onClose={nothing} onBack={nothing} footer={<Button>Confirm</Button>}>
      <DialogBody>
        <TextField label="Amount" />
      </DialogBody>
    </Dialog>,
  ],
  [
    'Dialog without a drawn title',
    <Dialog key="19" title="Login" isTitleHidden onClose={nothing}>
      <p>Words</p>
    </Dialog>,
  ],
];

test.each(parts)('%s has no axe violations', async (_name, part) => {
  render(<main>{part}</main>);
  expect((await axe(document.body)).violations).toEqual([]);
});

test('an open listbox has no axe violations', async () => {
  render(
    <main>
      <Select label="Coin" options={options} value="a" onChange={nothing} />
    </main>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect((await axe(document.body)).violations).toEqual([]);
});
