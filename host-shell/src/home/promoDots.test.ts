import { promoDotIndex } from './promoDots';

test.each([
  ['the first card at the start', 0, 300, 0],
  ['the first card until half of 85 % of its width', 127, 300, 0],
  ['the second card from there on', 128, 300, 1],
  ['the second card at its position', 303, 300, 1],
  ['the third card at the end', 544, 300, 2],
  ['never past the last card', 5000, 300, 2],
  ['never before the first, where a browser scrolls beyond the end', -40, 300, 0],
  ['the first card before there is a layout', 100, 0, 0],
])('lights %s', (_, scrollLeft, cardWidth, index) => {
  expect(promoDotIndex(scrollLeft, cardWidth, 3)).toBe(index);
});
