import { rulesBeyond } from './rulesBeyond';

const known = '.a{color:red}\n@media (x){.a{top:0}.b{top:0}}';

test.each([
  [known, ''],
  [`${known}.c{left:0}`, '.c{left:0}'],
  [`.c{left:0}\n${known}\n.d{right:0}`, '.c{left:0}\n.d{right:0}'],
  ['@media (x){.a{top:0}}', '@media (x){.a{top:0}}'],
])('the rules of %j that are new', (css, expected) => expect(rulesBeyond(css, known)).toBe(expected));
