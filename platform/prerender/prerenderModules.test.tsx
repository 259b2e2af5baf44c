/** @jest-environment-options {"page": false} */

import { readSiteConfig } from '@tessera/shared-contracts/config';
import { readSession } from '@tessera/shared-contracts/session';
import { aSiteConfig } from '@tessera/shared-contracts/testing';
import styled from 'styled-components';
import { prerenderModules } from '.';

const Marker = styled.i``;
const Box = styled.div`
  color: red;
  ${Marker} { color: blue; }
`;
const Lobby = ({ title }: { readonly title: string }) => (
  <Box style={{ width: 3 }}>
    <h1>{title}</h1>
    <Marker />
  </Box>
);
const Greeting = () => <p style={{ width: 3 }}>{readSession() ? 'player' : `visitor of ${readSiteConfig().brand}`}</p>;

const prerendered = prerenderModules('games', { Lobby, Greeting }, aSiteConfig({ brand: 'A brand' }));

test('styles apply only inside the remote’s placeholders, and class names do not collide with other builds', () => {
  const { css = '', visitor = '' } = prerendered.Lobby ?? {};
  const rules = css.match(/[^{}]+(?=\{)/g) ?? [];
  expect(rules.filter((selector) => !selector.trim().startsWith('[data-module^="games/"] '))).toEqual([]);
  const [, marker] = /\.(\S*sc-\w+)\{color:blue/.exec(css) ?? [];
  expect(marker).toMatch(/^games-sc-/);
  expect(visitor).toContain(`<i class="${marker}"`);
});

test('a style attribute becomes a class, the same one in every module', () => {
  for (const module of [prerendered.Lobby, prerendered.Greeting]) {
    expect(module?.visitor).toMatch(/class="games-0[ "]/);
    expect(module?.css).toContain('[data-module^="games/"] .games-0{width:3px}');
  }
});

test('contains a placeholder for the title of the page', () => {
  expect(prerendered.Lobby?.visitor).toContain('<h1>{title}</h1>');
});

test('contains a player variant where it differs', () => {
  expect(prerendered.Greeting?.visitor).toContain('visitor of A brand');
  expect(prerendered.Greeting?.player).toContain('>player<');
  expect(prerendered.Lobby).not.toHaveProperty('player');
});
