import { Button, RadioGroup } from '@tessera/shared-contracts/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { resultOf } from './selfTest';
import { selfTestMessages as messages } from './selfTest.messages';

type Answer = '0' | '1' | '2' | '3';
const options = messages.answers.map((label, points) => ({ value: String(points) as Answer, label }));

const focusInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** The self-test: answers are in the state of this component alone, and end with it. */
export function SelfTest({ onAgain }: { readonly onAgain: () => void }) {
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>(messages.questions.map(() => undefined));
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const isComplete = answers.every((answer) => answer !== undefined);
  const score = isChecked && isComplete ? answers.reduce((sum, answer) => sum + Number(answer), 0) : undefined;

  // What was pressed to get here has left, with the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (!isChecked) return;
    if (result.current) result.current.focus();
    else focusInvalid(form.current);
  }, [isChecked]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    focusInvalid(form.current);
  }
  function handleAnswer(index: number, answer: Answer) {
    setAnswers(answers.map((old, at) => (at === index ? answer : old)));
    setIsChecked(false);
  }

  if (score !== undefined) {
    return (
      <>
        <ResultHead ref={result} tabIndex={-1}>
          {messages.resultTitle}
        </ResultHead>
        <p>
          <strong>{messages.score(score)}</strong>
        </p>
        <p>{messages.results[resultOf(score)]}</p>
        <p>
          <Button onClick={onAgain}>{messages.again}</Button>
        </p>
      </>
    );
  }
  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      {messages.questions.map((question, index) => (
        <RadioGroup
          key={question}
          label={messages.numbered(index + 1, question)}
          options={options}
          value={answers[index]}
          onChange={(answer) => handleAnswer(index, answer)}
          error={isChecked && answers[index] === undefined ? messages.missing : undefined}
        />
      ))}
      <p>
        <Button type="submit" variant="primary">
          {messages.show}
        </Button>
      </p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 24px;
`;

const ResultHead = styled.h3`
  margin: 0;
  outline: none;
`;
