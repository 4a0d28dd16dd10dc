import { editorLink } from '../../lib/studio/editor/signed-token.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { CannotStart } from './cannot-start.mjs';
import { withoutDemo } from './empty-start.mjs';
import { DEFAULT_STATE_DIRECTORY } from './state.mjs';
import { startStack } from './stack.mjs';

/** @param {import('./stack.mjs').Stack} stack */
function announce({ urls, env }) {
  const { SITE_URL, SESSION_SECRET, SELVEDGE_DEV_PAGES, CONTENTFUL_MANAGEMENT_TOKEN } = env;
  const hasEditors = SELVEDGE_DEV_PAGES === 'true' || CONTENTFUL_MANAGEMENT_TOKEN;
  console.log('\nThe shops are open:');
  for (const [project, url] of Object.entries(urls)) console.log(`  ${project}  ${url}`);
  if (hasEditors && SITE_URL && SESSION_SECRET) {
    console.log('\nFor editors, once and within 15 minutes (another: npm run editor-link):');
    console.log(`  ${editorLink(SITE_URL, SESSION_SECRET)}`);
  }
  console.log('\nCtrl-C closes them.');
}

/** @param {unknown} error */
function complain(error) {
  console.error(
    `\n${error instanceof CannotStart ? error.message : (error instanceof Error && error.stack) || error}`,
  );
}

/**
 * Runs the shop in the foreground until Ctrl-C; never returns. A part that dies is restarted. One
 * that dies repeatedly stays down while pages continue without it; without the storefront the shop
 * ends.
 * @param {{ dev: boolean, isEmpty: boolean }} options without the demo if `isEmpty`
 */
export async function runShop({ dev, isEmpty }) {
  const cancelling = new AbortController();
  /** @type {import('./stack.mjs').Stack | null} */
  let stack = null;
  let isEnding = false;
  let exitCode = 0;
  /** @param {number} code */
  const end = async (code) => {
    if (isEnding) return;
    isEnding = true;
    exitCode = code;
    console.log('\nClosing …');
    cancelling.abort();
    await stack?.stop();
    if (stack) process.exit(exitCode);
  };
  // A closed terminal must not stop the shops.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void end(0));
  }
  try {
    ensureDependencies({ dev: false });
    stack = await startStack(
      {
        dev,
        environment: withoutDemo(process.env, {
          stateDirectory: DEFAULT_STATE_DIRECTORY,
          isWanted: isEmpty,
        }),
        isShown: true,
        print: (message) => console.log(message),
        terminal: process.stdout,
        onCrash: complain,
        onGiveUp: (reason, name) => {
          complain(reason);
          if (name === 'storefront') void end(1);
        },
      },
      cancelling.signal,
    );
    announce(stack);
  } catch (error) {
    if (isEnding) process.exit(exitCode);
    complain(error);
    process.exit(1);
  }
}
