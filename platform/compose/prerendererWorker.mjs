import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';

/** In pages of 64 KiB: up to 64 MiB. The interpreter's own limit counts allocations, without their size. */
const memoryPages = { initial: 256, maximum: 1024 };
const stackBytes = 512 * 1024;
/** Characters of output and of an error's message. */
const outputAtMost = 2_000_000;
const reasonAtMost = 500;

const { code, request } = workerData;
const bounded = newVariant(variant, { wasmMemory: new WebAssembly.Memory(memoryPages) });
const context = (await newQuickJSWASMModuleFromVariant(bounded)).newContext();
context.runtime.setMaxStackSize(stackBytes);

const textOf = (value) => (typeof value === 'string' ? value : '');

/** The value of a result; throws what the interpreter threw. */
function unwrap(result) {
  if (result.error === undefined) return result.value;
  // `null` is also what the interpreter throws where no memory is left for an error.
  const thrown = context.dump(result.error) ?? 'out of memory';
  const reason = thrown instanceof Object ? `${textOf(thrown.name)}: ${textOf(thrown.message)}` : String(thrown);
  throw new Error(reason.replace(/\p{Control}/gu, ' ').slice(0, reasonAtMost) || 'it failed with no readable reason');
}

// Evaluated first: the prerenderer could replace `JSON`.
const prerender = unwrap(
  context.evalCode(`
    var module = { exports: {} }, exports = module.exports;
    (({ parse, stringify }) => (request) => stringify(module.exports.prerender(parse(request))))(JSON);`),
);
unwrap(context.evalCode(code, 'prerenderer.cjs'));
const output = unwrap(context.callFunction(prerender, context.undefined, context.newString(request)));
if (context.typeof(output) !== 'string') throw new Error('it rendered nothing');
if (context.getNumber(context.getProp(output, 'length')) > outputAtMost) {
  throw new Error(`it rendered more than ${outputAtMost} characters`);
}
parentPort.postMessage(JSON.parse(context.getString(output)));
