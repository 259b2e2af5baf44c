import { useEffect, useRef, useState } from 'react';
import { RoundResult, RoundVerdict } from './RoundResult';
import { findFaults, type RoundInput, type RoundInputFault, readRound } from './roundInput';
import { VerifyForm } from './VerifyForm';
import { type VerifiedRound, verifyRound } from './verifyRound';

/** Verifies a round; immediately if the link contains everything needed. */
export function Verifier({ link }: { readonly link: RoundInput }) {
  const [input, setInput] = useState(link);
  const [submitted, setSubmitted] = useState(() => (findFaults(link).length === 0 ? link : undefined));
  const [faults, setFaults] = useState<readonly RoundInputFault[]>([]);
  const [round, setRound] = useState<VerifiedRound | 'unavailable'>();

  const verdict = useRef<HTMLDivElement>(null);
  // It is above the button that was pressed.
  useEffect(() => {
    if (round !== undefined) verdict.current?.scrollIntoView?.({ block: 'nearest' });
  }, [round]);

  useEffect(() => {
    if (submitted === undefined) return undefined;
    let isCurrent = true;
    verifyRound(submitted).then(
      (verified) => isCurrent && setRound(verified),
      () => isCurrent && setRound('unavailable'),
    );
    return () => {
      isCurrent = false;
    };
  }, [submitted]);

  const handleSubmit = () => {
    const entered = readRound(input);
    const found = findFaults(entered);
    setFaults(found);
    setRound(undefined);
    setSubmitted(found.length === 0 ? entered : undefined);
    return found;
  };
  const handleChange = (next: RoundInput) => {
    setInput(next);
    setFaults((shown) => shown.filter(({ field }) => next[field] === input[field]));
    setSubmitted(undefined);
    setRound(undefined);
  };
  return (
    <>
      <div ref={verdict}>
        <RoundVerdict round={round} />
      </div>
      <VerifyForm input={input} faults={faults} onChange={handleChange} onSubmit={handleSubmit} />
      <RoundResult game={input.game} round={round} />
    </>
  );
}
