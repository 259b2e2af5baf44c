import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { nestConditions, type StylePlugin } from './nestConditions';

const Card = styled.div`
  color: red;
  &:hover { color: green; }
  @media (max-width: 100px) {
    color: blue;
    && { color: teal; }
    &:hover, & > svg { color: navy; }
    @media (hover: hover) {
      margin: 1px;
    }
  }
  @supports (display: grid) {
    display: grid;
  }
`;

function rulesWith(plugins: StylePlugin[]): readonly string[] {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={plugins}>
      <Card />
    </StyleSheetManager>,
  );
  const name = /\.(\w+)\{color:red;\}/.exec(sheet.getStyleTags())?.[1] ?? '';
  const componentId = /sc-\w+-\d+|sc-\w+/.exec(sheet.getStyleTags())?.[0] ?? '';
  const [rules = ''] = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .split('data-styled');
  return rules
    .replaceAll(name, 'card')
    .replaceAll(componentId, 'Card')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter(Boolean);
}

describe('nestConditions', () => {
  it('moves each condition into the rules inside it, in their order', () => {
    expect(rulesWith([nestConditions])).toEqual([
      '.card{color:red;}',
      '.card:hover{color:green;}',
      '.card{@media (max-width: 100px){color:blue;}}',
      '.card.card{@media (max-width: 100px){color:teal;}}',
      '.card:hover,.card>svg{@media (max-width: 100px){color:navy;}}',
      '@media (max-width: 100px){.card{@media (hover: hover){margin:1px;}}}',
      '.card{@supports (display: grid){display:grid;}}',
    ]);
  });

  it('is needed: without it conditions stay outside rules', () => {
    expect(rulesWith([])).toContain('@supports (display: grid){.card{display:grid;}}');
  });
});
