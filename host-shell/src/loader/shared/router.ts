/**
 * Exports that every page starts with, of the key `react-router-dom`; the rest loads when a remote uses it
 * (`wholePackages.ts`). With the whole package every player would fetch the data router.
 */
export {
  Link,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
