/**
 * Exports of `react-router-dom` that remotes may use: those that work in a page with one `BrowserRouter`. The whole package
 * would be 39 kB more for every player. `scripts/tooling/config/routerNames.grit` names them to teams, and the gate of releases
 * compares them with what a remote imports.
 */
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
