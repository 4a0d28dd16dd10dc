import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatFiles } from './format-files';
import { wholeOrNothing } from './new-brand/whole-or-nothing';
import { LocaleRejected } from './new-locale/describe-locale';
import {
  filesWithLocales,
  requireRemovableLocale,
  withoutLocale,
} from './new-locale/lines-without-locale';
import { inCheckout } from './stack/checkout.mjs';

/** Takes back what `new:locale` has written; its translated texts, too. */
function removeLocale(code: string): void {
  const messages = inCheckout('lib/shop/i18n/messages', `${code}.json`);
  const files = filesWithLocales.map((file) => inCheckout(file));
  // All texts are made before the first is written.
  const texts = files.map(
    (file) => [file, withoutLocale(file, readFileSync(file, 'utf8'), code)] as const,
  );
  wholeOrNothing([...files, messages], [], () => {
    for (const [file, text] of texts) writeFileSync(file, text);
    rmSync(messages, { force: true });
    formatFiles(files);
  });
}

function main(): void {
  const [code, ...rest] = process.argv.slice(2);
  if (code === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run remove:locale -- <language>, for example it\n');
    process.exitCode = 2;
    return;
  }
  requireRemovableLocale(code);
  removeLocale(code);
  process.stdout.write(
    `${code} is removed, with its file of texts. Its locale and translations stay in the space; no page shows them.\n`,
  );
}

try {
  main();
} catch (error) {
  if (!(error instanceof LocaleRejected)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
