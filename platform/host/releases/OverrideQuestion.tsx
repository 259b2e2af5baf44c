import { Button } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overrideParameter, reloadUnasked, useLoader } from '../loader';
import {
  accessTo,
  findOffers,
  type OverrideOffer,
  takeOffers,
  unaskedOverrides,
} from '../loader/overrides/overrideRequests';
import { messages } from './overrides.messages';
import { ReleaseBar } from './ReleaseBar';

type Question =
  | { readonly status: 'looking' | 'none' | 'refused' | 'failed' }
  | { readonly status: 'asking' | 'taking'; readonly offers: readonly OverrideOffer[] };

/** The overrides that the address requests, and the progress of the request. */
function useQuestion(search: string) {
  const { overrides } = useLoader();
  const [question, setQuestion] = useState<Question>({ status: 'looking' });

  const take = async (offers: readonly OverrideOffer[]) => {
    setQuestion({ status: 'taking', offers });
    try {
      await takeOffers(offers, overrides);
      reloadUnasked();
    } catch (error) {
      console.error(error);
      // A denied or dismissed prompt can be answered again.
      const isBlocked = (await undecidedAccess(offers)) !== undefined;
      setQuestion(isBlocked ? { status: 'asking', offers } : { status: 'failed' });
    }
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
    ask().catch((error: unknown) => {
      console.error(error);
      if (isCurrent) setQuestion({ status: 'refused' });
    });
    return () => {
      isCurrent = false;
    };
  }, [search]);

  return { question, accept: (offers: readonly OverrideOffer[]) => void take(offers) };
}

/** Access to this machine that some of the offers need and the browser has not granted. */
async function undecidedAccess(offers: readonly OverrideOffer[]): Promise<PermissionStatus | undefined> {
  const all = await Promise.all(offers.map(accessTo));
  return all.find((access) => access !== undefined && access.state !== 'granted');
}

/** State of the access that the offers need, as it changes. */
function useAccess(question: Question): 'prompt' | 'denied' | undefined {
  const [state, setState] = useState<PermissionState>();
  const offers = 'offers' in question ? question.offers : undefined;
  useEffect(() => {
    const end = new AbortController();
    const follow = async () => {
      const access = offers && (await undecidedAccess(offers));
      if (end.signal.aborted) return;
      setState(access?.state);
      access?.addEventListener('change', () => setState(access.state), { signal: end.signal });
    };
    void follow();
    return () => end.abort();
  }, [offers]);
  return state === 'granted' ? undefined : state;
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
  const access = useAccess(question);
  const { status } = question;

  const decline = () => {
    const kept = new URLSearchParams(search);
    kept.delete(overrideParameter);
    navigate({ pathname, search: kept.toString(), hash }, { replace: true });
    // The focused button is removed.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  const messageOf = () => {
    if (status === 'refused' || status === 'failed') return messages[status];
    if (!('offers' in question)) return undefined;
    return [messages.question(question.offers), ...(access === undefined ? [] : [messages.access[access]])].join(' ');
  };
  const message = messageOf();
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
          {'offers' in question ? messages.decline : messages.close}
        </Button>
      </ReleaseBar>
    </>
  );
}
