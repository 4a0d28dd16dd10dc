import vm from 'node:vm';

/**
 * Compiled modules of this worker, by parameters and file, then by source.
 * @type {Map<string, Map<string, vm.Script>>}
 */
const compiled = new Map();

/**
 * Compiles a module once per worker. Jest compiles React, Next.js and all other imports again for
 * each test file, which takes more processor time than most tests.
 * @param {string} source
 * @param {readonly string[]} parameters
 * @param {{ filename: string, parsingContext: vm.Context }} options
 */
function compileFunction(source, parameters, { filename, parsingContext }) {
  const head = `(function (${parameters.join(', ')}) {`;
  // Projects may inject different globals, so that one file has several heads.
  const key = head + filename;
  const scripts = compiled.get(key) ?? new Map();
  compiled.set(key, scripts);
  const script =
    scripts.get(source) ??
    new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(source, script);
  return script.runInContext(parsingContext);
}

// Jest calls it as a property of the module.
Object.assign(vm, { compileFunction });

export { default } from 'jest-runtime';

/** Marks the default export for Jest, which loads this file by `require`. */
export const __esModule = true;
