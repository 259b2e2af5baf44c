// Globals that components use and a prerenderer's interpreter lacks.
import 'core-js/web/url';

const noop = () => undefined;

/** Libraries use these while they load. The console prints nothing, and timers never fire. */
const globals = {
  console: { log: noop, info: noop, warn: noop, error: noop },
  setTimeout: noop,
  clearTimeout: noop,
};

for (const [name, value] of Object.entries(globals)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
