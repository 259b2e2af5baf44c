/**
 * What pages begin with of the key `react-router-dom`; the rest follows when a remote uses it (`wholePackages.ts`). With the
 * package whole every player would fetch the data router.
 */
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
