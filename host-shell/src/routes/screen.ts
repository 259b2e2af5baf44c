/** What the address filled the `:name` parts of a route's path with. */
export type RouteParams = Readonly<Record<string, string>>;

/** What every screen is given: its title and its parameters. */
export interface ScreenProps {
  readonly title: string;
  readonly params: RouteParams;
}
