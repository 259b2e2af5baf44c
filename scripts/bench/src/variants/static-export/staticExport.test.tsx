import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { islandSources, withIslandPlaces } from './islandSources';
import { DeferredSlot, Faq, fillPlaces, SectionSlot } from './page/islandPlaces';

test('every island has its sources, and every part that a place replaces exists', () => {
  const sources = [...islandSources.values()].flatMap(({ file, placeholder = file }) => [file, placeholder]);
  const replaced = [...withIslandPlaces].flatMap(([part, place]) => [`${part}.tsx`, `${place}.tsx`]);
  expect([...sources, ...replaced].filter((file) => !existsSync(file))).toEqual([]);
});

test('a part of the shell leaves a place with what its island needs, which is filled once', () => {
  const frame = renderToStaticMarkup(
    <main>
      <SectionSlot remote="games" module="RecentWins" props={{ wins: [] }} />
      <DeferredSlot remote="lists" module="LiveBets" props={{}} />
      <Faq />
    </main>,
  );
  const render = ({ name }: { readonly name: string }) => `<p>$& ${name}</p>`;
  expect(fillPlaces(frame, render)).toBe(
    '<main>' +
      '<is-land type="react" on:visible="" data-name="games-RecentWins" data-props="{&quot;wins&quot;:[]}"><p>$& games-RecentWins</p></is-land>' +
      '<is-land type="react" on:visible="" data-name="lists-LiveBets" data-props="{}" data-placeholder=""><p>$& lists-LiveBets</p></is-land>' +
      '<is-land type="react" on:visible="" data-name="Faq"><p>$& Faq</p></is-land>' +
      '</main>',
  );
  expect(fillPlaces(frame, render)).not.toContain('<p>');
});
