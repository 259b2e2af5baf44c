/**
 * What the suite uses of the router, and all that the host shares under the key `react-router-dom`: sharing the package
 * whole would carry the data router to every player.
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
