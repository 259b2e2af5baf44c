// What components use besides the language, where a prerenderer runs without it.
import 'core-js/web/url';

const nothing = () => undefined;

/** Libraries refer to these while they load: nothing is printed, and no timer ends before the prerenderer does. */
const globals = {
  console: { log: nothing, info: nothing, warn: nothing, error: nothing },
  setTimeout: nothing,
  clearTimeout: nothing,
};

for (const [name, value] of Object.entries(globals)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
