import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { formatFiles } from './format-files';
import { wholeOrNothing } from './new-brand/whole-or-nothing';
import { englishMessages, untranslated, type MessageFile } from './new-locale/english-messages';
import { describeLocale, LocaleRejected } from './new-locale/describe-locale';
import { localeLines } from './new-locale/locale-lines';
import { inCheckout } from './stack/checkout.mjs';

const messagesIn = (code: string) => `lib/shop/i18n/messages/${code}.json`;

const messageFile: z.ZodType<MessageFile> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageFile])),
);

const readMessages = (code: string): MessageFile =>
  messageFile.parse(JSON.parse(readFileSync(inCheckout(messagesIn(code)), 'utf8')));

/** Builds all texts before writing the first; an error leaves nothing behind. */
function writeLocale(code: string, markets: readonly string[]): string[] {
  const locale = describeLocale(code, markets);
  const changed = Object.entries(localeLines).map(([place, enter]) => [
    place,
    enter(readFileSync(inCheckout(place), 'utf8'), locale),
  ]);
  const texts: Record<string, string> = {
    ...Object.fromEntries(changed),
    [messagesIn(code)]: JSON.stringify(
      englishMessages(readMessages('en'), locale.plurals),
      null,
      2,
    ),
  };
  const files = Object.keys(texts).map((place) => inCheckout(place));
  wholeOrNothing(files, [], () => {
    for (const [place, text] of Object.entries(texts)) writeFileSync(inCheckout(place), text);
    formatFiles(files);
  });
  return Object.keys(texts);
}

/** Prints the remaining work for a language that was added. */
function printRest(code: string): void {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const rest = untranslated(readMessages(code), readMessages('en'), pluralCategories);
  process.stdout.write(`${messagesIn(code)}: ${rest.length} texts are the English ones\n`);
  for (const key of rest.slice(0, 10)) process.stdout.write(`  ${key}\n`);
}

const isBegun = (code: string) =>
  /^[a-z]{2}$/.test(code) && existsSync(inCheckout(messagesIn(code)));

function main(): void {
  const [code, ...markets] = process.argv.slice(2);
  if (code === undefined) {
    process.stderr.write(
      'usage: npm run new:locale -- <language> [countries], for example it IT\n',
    );
    process.exitCode = 2;
    return;
  }
  if (isBegun(code) && markets.length === 0) {
    printRest(code);
    return;
  }
  const places = writeLocale(code, markets);
  process.stdout.write(
    `${places.join('\n')}\n\nNext: translate ${messagesIn(code)} (npm run new:locale -- ${code} ` +
      'says what is left) and the word for “size” in lib/catalog/search/size-query.ts, then npm start:\n' +
      'it adds the locale to the space, whose entries are German until they are translated.\n',
  );
}

try {
  main();
} catch (error) {
  if (!(error instanceof LocaleRejected)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
