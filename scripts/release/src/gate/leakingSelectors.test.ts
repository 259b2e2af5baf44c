import { leakingSelectors } from './leakingSelectors';

test.each([
  ['styled.div(["body:has(&) header{color:red;}"])', 'body:has(.own) header'],
  ['styled.div`body:has(& > a) header { color: red; }`', 'body:has(.own > a) header'],
  ['css(["color:",";header:not(&){color:red;}"],a)', 'header:not(.own)'],
  ['css([" ","{:root:has(&:is(:hover,:focus)) nav{color:red;}}"],a)', ':root:has(.own x:is(:hover,:focus)) nav'],
  ['css(["a{&:hover{color:red;}}",";main:where(&,p){color:red;}"],a)', 'main:where(.own,p)'],
])('%s applies to other parts of the page', (script, selector) => {
  expect(leakingSelectors(script)).toEqual([selector]);
});

test.each([
  'styled.div(["&:hover{color:red;}a{color:red;}"])',
  'styled.div(["html[dir=rtl] &{color:red;}&:has(> a) b{color:red;}& + &{color:red;}"])',
  'css(["&:not(:has(&)) a{color:red;}"])',
  'css(["width:calc(1px + ",");"],a)',
  'const list=["a(&","b"]',
])('%s applies to the component', (script) => {
  expect(leakingSelectors(script)).toEqual([]);
});
