import { Button } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overrideParameter, reloadUnasked, useLoader } from '../loader';
import { findOffers, type OverrideOffer, takeOffers, unaskedOverrides } from '../loader/overrides/overrideRequests';
import { messages } from './overrides.messages';
import { ReleaseBar } from './ReleaseBar';

type Question =
  | { readonly status: 'looking' | 'none' | 'refused' }
  | { readonly status: 'asking' | 'taking'; readonly offers: readonly OverrideOffer[] };

/** The overrides that the address requests, and the progress of the request. */
function useQuestion(search: string) {
  const { overrides } = useLoader();
  const [question, setQuestion] = useState<Question>({ status: 'looking' });

  const take = async (offers: readonly OverrideOffer[]) => {
    setQuestion({ status: 'taking', offers });
    await takeOffers(offers, overrides);
    reloadUnasked();
  };
  const refuse = (error: unknown) => {
    console.error(error);
    setQuestion({ status: 'refused' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address matters
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const offers = await findOffers(search, overrides);
      if (!isCurrent) return;
      if (offers === undefined) return setQuestion({ status: 'refused' });
      if (offers.length === 0) return setQuestion({ status: 'none' });
      if (unaskedOverrides.read()) return take(offers);
      setQuestion({ status: 'asking', offers });
    };
    setQuestion({ status: 'looking' });
    ask().catch((error) => isCurrent && refuse(error));
    return () => {
      isCurrent = false;
    };
  }, [search]);

  return { question, accept: (offers: readonly OverrideOffer[]) => void take(offers).catch(refuse) };
}

/**
 * Asks before the page runs the releases that its address requests: a link alone has no effect, and its text is not shown.
 *
 * @param props.children shown when there is no question
 */
export function OverrideQuestion({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { question, accept } = useQuestion(search);
  const { status } = question;

  const decline = () => {
    const kept = new URLSearchParams(search);
    kept.delete(overrideParameter);
    navigate({ pathname, search: kept.toString(), hash }, { replace: true });
    // The focused button is removed.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  const message =
    'offers' in question ? messages.question(question.offers) : status === 'refused' ? messages.refused : undefined;
  return (
    <>
      {message === undefined && children}
      <ReleaseBar message={message}>
        {'offers' in question && (
          <Button size="sm" isBusy={status === 'taking'} onClick={() => accept(question.offers)}>
            {messages.accept}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={decline}>
          {status === 'refused' ? messages.close : messages.decline}
        </Button>
      </ReleaseBar>
    </>
  );
}
