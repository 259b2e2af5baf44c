// The page that shows a state of two releases side by side. Its data are in the page; the comparison is asked for.
const { title, texts, releases, states, shown } = JSON.parse(document.getElementById('compare-data').textContent);

/** Makes an element; texts in it are never markup. */
function element(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

const figure = (caption, content) => element('figure', {}, element('figcaption', {}, caption), content);

const list = () =>
  element(
    'ul',
    { class: 'states' },
    ...states.map(([address, title]) => element('li', {}, element('a', { href: address }, title))),
  );

function stage({ release, name, address, problem }) {
  if (problem !== undefined) return element('p', {}, problem);
  const link = element('a', { href: address }, release);
  return figure(link, element('iframe', { src: address, title: name }));
}

function pictures({ before, after, difference }) {
  const sources = [
    [releases[0], before],
    [releases[1], after],
    [texts.difference, difference],
  ];
  return element(
    'div',
    { class: 'side-by-side' },
    ...sources.map(([name, png]) => figure(name, element('img', { src: `data:image/png;base64,${png}`, alt: '' }))),
  );
}

const written = { both: ['span', '  '], before: ['del', '- '], after: ['ins', '+ '] };

function tree(lines) {
  const parts = lines.flatMap(({ in: side, text }) => {
    const [tag, sign] = written[side];
    return [element(tag, {}, sign + text), '\n'];
  });
  // The keyboard scrolls it where it is wider than the window.
  return element('pre', { class: 'tree', role: 'region', tabindex: '0', 'aria-label': texts.trees }, ...parts);
}

async function compare() {
  const { module, id, settings } = shown;
  const response = await fetch('/__compare', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ module, id, settings }),
  }).catch(() => {
    throw new Error(texts.unreachable);
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

const section = (title, ...content) => element('section', {}, element('h2', {}, title), ...content);

function showState(main) {
  const { stages } = shown;
  const state = stages.find(({ title }) => title !== undefined);
  const status = element('p', { role: 'status' }, texts.looking);
  main.append(
    element('div', {}, element('h1', {}, state?.title ?? texts.unknown), element('a', { href: '/' }, texts.allStates)),
    element('div', { class: 'side-by-side' }, ...stages.map(stage)),
    status,
  );
  if (stages.some(({ address }) => address === undefined)) return status.remove();
  compare().then(
    (answer) => {
      status.textContent = answer.summary;
      main.append(section(texts.pictures, pictures(answer.pictures)), section(texts.trees, tree(answer.tree)));
    },
    (error) => status.replaceWith(element('p', { role: 'alert' }, error.message)),
  );
}

const main = element('main');
if (shown === undefined) main.append(element('h1', {}, title), list());
else showState(main);
document.getElementById('root').append(main);
