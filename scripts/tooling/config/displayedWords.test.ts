import { testLintPlugin } from './testing/testLintPlugin';

const refused = [
  'export const isIt = (status: string) => statusLabel(status) === wanted;',
  'export const isIt = labelOf(row.status) !== status;',
  'export const isIt = wanted === typeLabel(row.type).toLowerCase();',
  'export const isIt = warning === messages.codesWarning;',
  'export const isIt = choice.label == query.status;',
  'export const isIt = value !== listMessages.types.deposit;',
  'export const isIt = value === messages.types[type];',
  "export const isIt = status === 'Partially paid';",
  'switch (statusLabel(status)) {}',
  'switch (word) { case messages.complete: break; }',
  "switch (word) { case 'Partially paid': break; }",
  'export const look = looks[statusLabel(status)];',
  'export const looks = { [messages.complete]: 1 };',
  'export const look = looks.get(statusLabel(status));',
  'export const isIt = open.includes(messages.waiting);',
  'export const isIt = [type, typeLabel(type)].some((text) => text.toLowerCase() === filter);',
  'export const choice = { value: statusLabel(status), label: statusLabel(status) };',
  'export const chips = filters.map((id) => ({ id, label: id }));',
  'export const choices = values.map((value) => ({ value, label: value }));',
];
const taken = [
  'export const isIt = row.status === status;',
  "export const isIt = row.status === 'partially_paid';",
  "export const isIt = event.key === 'Escape';",
  'export const isIt = label === undefined;',
  "export const isIt = messages.hint !== '';",
  "export const isIt = typeof label === 'function';",
  'export const text = status === undefined ? messages.unknown : statusLabel(status);',
  'export const text = messages.types[type];',
  'export const look = looks.get(status);',
  'export const chips = filters.map((id) => ({ id, label: messages.filters[id] }));',
  'export const choices = statuses.map((status) => ({ value: status, label: statusLabel(status) }));',
  'export const choices = currencies.map((currency) => ({ value: currency, label: currency }));',
];

testLintPlugin('Displayed words', refused, taken);
