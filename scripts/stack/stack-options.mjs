import { portsFrom } from './ports.mjs';
import { DEFAULT_STATE_DIRECTORY } from './state.mjs';

/**
 * @typedef {object} StackOptions
 * @property {string} [stateDirectory] absolute; default `.data` in the checkout
 * @property {import('./ports.mjs').Ports} [ports] default: from the environment
 * @property {boolean} [dev] hot reload instead of a build
 * @property {string} [distDirectory] of the build, relative to the checkout; default SELVEDGE_DIST_DIR, else `.next`
 * @property {Record<string, string | undefined>} [environment] default: this process's
 * @property {boolean} [isShown] the storefront's output goes to the terminal
 * @property {(message: string) => void} [print] progress, one line each
 * @property {import('./progress.mjs').Terminal | null} [terminal] shows what is under way
 * @property {(reason: Error) => void} [onCrash] a part exited unexpectedly and is started again
 * @property {(reason: Error, name: string) => void} [onGiveUp] a part died too often in a row and stays down
 */

/**
 * Adds defaults to the options of a start.
 * @param {StackOptions} options
 * @returns {Required<StackOptions>}
 */
export const complete = (options) => ({
  stateDirectory: DEFAULT_STATE_DIRECTORY,
  ports: portsFrom(options.environment ?? process.env),
  dev: false,
  distDirectory: (options.environment ?? process.env).SELVEDGE_DIST_DIR || '.next',
  environment: process.env,
  isShown: false,
  print: () => undefined,
  terminal: null,
  onCrash: (reason) => console.error(reason.message),
  onGiveUp: (reason) => {
    throw reason;
  },
  ...options,
});
