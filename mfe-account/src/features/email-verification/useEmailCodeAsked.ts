import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailCodeAsked, selectIsEmailCodeAsked } from '../local-settings';

/** Whether the dialog for the code is open. After a reload it is open again, but not when the player has left the page. */
export function useEmailCodeAsked() {
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(useSelector(selectIsEmailCodeAsked));
  useEffect(() => {
    dispatch(emailCodeAsked(isAsked));
    return () => void dispatch(emailCodeAsked(false));
  }, [dispatch, isAsked]);
  return [isAsked, setIsAsked] as const;
}
