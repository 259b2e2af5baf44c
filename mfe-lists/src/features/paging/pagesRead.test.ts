import { addPage, noPages } from './pagesRead';

/** Reads a list of readable rows (`r`) and unreadable ones (`u`) as lists do. @param added rows added meanwhile */
function readPages(rows: string, size: number, added = 0) {
  let pages = noPages;
  let count = 0;
  for (let start = 0; pages.state === 'more'; count += 1) {
    const page = rows.slice(start, start + size);
    const readable = page.replaceAll('u', '').length;
    const total = rows.length + (count > 0 ? added : 0);
    const unreadableAtEnd = page.length - 1 - page.lastIndexOf('r');
    pages = addPage(pages, { readable, unreadable: page.length - readable, unreadableAtEnd, total });
    start += page.lastIndexOf('r') + 1;
  }
  return { ...pages, count };
}

test.each([
  ['rrrr', 2, 2, 0],
  ['rrrrr', 2, 3, 0],
  ['rurr', 2, 3, 1],
  ['rrru', 2, 2, 1],
  ['rruu', 4, 1, 2],
  ['ruuurr', 4, 3, 3],
  ['uuuurr', 5, 2, 4],
])('of %s in pages of %i, %i pages have each row once, %i of them unreadable', (rows, size, count, unreadable) => {
  const whole = { read: rows.length, unreadable, state: 'whole' };
  expect(readPages(rows, size)).toMatchObject({ ...whole, count });
  expect(readPages(rows, size, 3)).toMatchObject(whole);
});

test('a page of unreadable rows is not the end of a list that has more', () => {
  expect(readPages('rruuur', 2)).toMatchObject({ read: 4, unreadable: 2, state: 'stuck' });
  expect(readPages('uuur', 2)).toMatchObject({ state: 'stuck' });
});

test('without a total, the first page is the list', () => {
  const page = { readable: 1, unreadable: 2, unreadableAtEnd: 2, total: undefined };
  expect(addPage(noPages, page)).toMatchObject({ read: 3, unreadable: 2, state: 'whole' });
});

test('an empty page is the end, regardless of the total', () => {
  const pages = addPage(noPages, { readable: 2, unreadable: 0, total: 9 });
  expect(addPage(pages, { readable: 0, unreadable: 0, total: 9 })).toMatchObject({ read: 2, state: 'whole' });
});
