import { asciiEmail } from '@tessera/shared-contracts/accounts';
import { login, request, sendCall } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { PasswordField, TextField, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { errorOf, SubmitButton, useSubmitForm } from '../../shared';
import { Form, Line, Page, Title } from './LoginTestPage.styles';
import { LoginTestResultView } from './LoginTestResultView';
import { messages } from './loginTest.messages';
import { type LoginTestResult, readAnswer, readFailure } from './loginTestResult';
import { checkLoginTest, type LoginTestFields } from './loginTestRules';

/** Prefilled for developers: the demo player, which exists only in the sandbox. */
const prefilled = (): LoginTestFields =>
  readSiteConfig().sandboxOrigin === undefined
    ? { email: 'test@example.com', password: 'Password123!' }
    : { email: 'player@tessera.test', password: 'Tessera2026!' };

/** Sends a login and shows the raw response; neither starts nor changes a session. */
export function LoginTestPage() {
  useDocumentTitle(messages.title);
  const [fields, setFields] = useState(prefilled);
  const [result, setResult] = useState<LoginTestResult>();
  const { status, fieldError, submit } = useSubmitForm({
    check: checkLoginTest,
    send: ({ email, password }: LoginTestFields, signal) => {
      setResult(undefined);
      // Without cookies, to keep the session of a logged-in player.
      return sendCall(request(login, { body: { email: asciiEmail(email), password }, withoutCookies: true }), {
        signal,
      });
    },
    read: ({ data, error, meta }) => {
      setResult(data === undefined ? readFailure(error) : readAnswer(meta.status, data));
      return 'done';
    },
  });

  return (
    <Page>
      <Title>{messages.title}</Title>
      <Line>{messages.line}</Line>
      <Form fault={fieldError} onSubmit={() => submit(fields)}>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          value={fields.email}
          onChange={(event) => setFields({ ...fields, email: event.target.value })}
          {...errorOf(fieldError, 'email')}
        />
        <PasswordField
          label={messages.password}
          autoComplete="off"
          value={fields.password}
          onChange={(event) => setFields({ ...fields, password: event.target.value })}
          {...errorOf(fieldError, 'password')}
        />
        <SubmitButton status={status} busyLabel={messages.submitting}>
          {messages.submit}
        </SubmitButton>
      </Form>
      <div role="status">{result && <LoginTestResultView result={result} />}</div>
    </Page>
  );
}
