import {
  AddressText,
  Button,
  CryptoAmount,
  Dialog,
  DialogBody,
  Notice,
  TextField,
  TextLink,
} from '@tessera/shared-contracts/ui';
import { Lock } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import type { RequestedWithdrawal } from './useWithdrawal';
import { CodeInput, Greeting, Summary } from './WithdrawalCodeDialog.styles';
import { messages } from './withdraw.messages';

const shortestCode = 4;
const longestCode = 6;

const readCode = (text: string): string => text.replace(/\s/g, '').slice(0, longestCode);

/** The step in which the e-mailed code is typed, in a dialog above the withdraw view. */
export function WithdrawalCodeDialog({
  email,
  request,
  problem,
  isBusy,
  onConfirm,
  onClose,
}: {
  readonly email: string;
  readonly request: RequestedWithdrawal;
  /** Why the last code was rejected. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (code: string) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code === '') return;
    setIsHelpShown(false);
    input.current?.focus();
    if (code.length < shortestCode) {
      setFault(messages.invalidCode);
      return;
    }
    onConfirm(code);
    setCode('');
  };
  const changeCode = (text: string) => {
    setCode(readCode(text));
    setFault(undefined);
  };
  // The browser would truncate a pasted text to six characters before its white space is removed.
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    changeCode(event.clipboardData.getData('text'));
  };

  return (
    <Dialog
      title={messages.confirmTitle}
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={input}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={id}
            disabled={code === '' && !isBusy}
            isBusy={isBusy}
            busyLabel={messages.busy}
          >
            {messages.confirm}
          </Button>
        </>
      }
    >
      <DialogBody as="form" id={id} noValidate onSubmit={handleSubmit}>
        <Greeting>
          {messages.greeting} <b>{email.split('@')[0]}</b>
          {messages.codeSentTo} <span>{email}</span>.
        </Greeting>
        <Summary>
          <div>
            <dt>{messages.amount}</dt>
            <dd>
              <CryptoAmount amount={request.amount} currency={request.currency} />
            </dd>
          </div>
          <div>
            <dt>{messages.toAddress}</dt>
            <dd>
              <AddressText address={request.address} isShort />
            </dd>
          </div>
        </Summary>
        <CodeInput>
          <TextField
            ref={input}
            label={messages.code}
            labelExtra={<TextLink onClick={() => setIsHelpShown(true)}>{messages.forgotCode}</TextLink>}
            leading={<Lock aria-hidden="true" size={20} strokeWidth={1.9} />}
            type="password"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={messages.codePlaceholder}
            maxLength={longestCode}
            value={code}
            onChange={(event) => changeCode(event.target.value)}
            onPaste={handlePaste}
            error={fault ?? problem}
          />
        </CodeInput>
        {isHelpShown && (
          <Notice tone="info" role="alert">
            {messages.contactSupport}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
