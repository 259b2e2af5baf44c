import { renderToStaticMarkup } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { separateKeyframes } from './separateKeyframes';

const pulse = keyframes`
  from { opacity: 0; }
  50%, 100% { opacity: 1; }
`;

const Card = styled.div`
  color: red;
  animation: ${pulse} 1s;
  @media (max-width: 100px) {
    @keyframes conditional { from { opacity: 0; } }
  }
`;

test('keyframes go to a separate sheet, except inside a condition', () => {
  Object.assign(document, { adoptedStyleSheets: [] });
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={[separateKeyframes]}>
      <Card />
    </StyleSheetManager>,
  );
  const [, name] = /animation:(\w+) 1s/.exec(sheet.getStyleTags()) ?? [];
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText.replaceAll(/\s/g, ''))).toEqual([
    `@keyframes${name}{from{opacity:0;}50%,100%{opacity:1;}}`,
  ]);
  expect(sheet.getStyleTags()).not.toContain(`@keyframes ${name}`);
  expect(sheet.getStyleTags()).toContain('@keyframes conditional');
});
