import { parseArgs } from 'node:util';
import { exportSpace } from './content/export-space';
import { ImportRejected } from './content/import-file';
import { importSpace } from './content/import-space';
import { readEnvFile } from './env-file';
import { readAll } from './content/space-pages';
import { UsageError } from './content/usage-error';
import { usageOf, usageWords } from '@/lib/studio/studio/usage';
import { explainError, namedSpace } from './migrate/space';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

const USAGE = `usage: npm run content -- <command>
  usage <type>               pages on which entries of a content type stand
  page-at <path> <time>      a page as it was, from its published versions, and what is different now;
                             --project hgg --locale de-de; a time without offset is Europe/Berlin
  report                     what is to be mended in the space; ends with 1 when something is wrong
  export <file>              all of the space, in contentful-export's format, with its files beside
  translations <language> <file>   texts and their translations as XLIFF 2, for translators
  import-translations <file>       stores translations as drafts; ends with 1 when some are rejected
  import <file> [--force]    brings an export into the space; --force writes over what differs
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints faults first, then warnings, by kind. */
async function report(): Promise<void> {
  readEnvFile();
  const { loadReport } = await import('@/lib/studio/studio/load-report.server');
  const lines = await loadReport(Date.now());
  for (const severity of ['fault', 'hint'] as const) {
    const found = lines.filter((line) => line.severity === severity);
    print(`${severity === 'fault' ? 'To mend' : 'Worth a look'}: ${found.length}`);
    for (const { kind, id, type, title, field, detail } of found)
      print(
        `  ${kind}: ${type} ${id} “${title}” ${[field, detail].filter(Boolean).join(': ')}`.trimEnd(),
      );
  }
  if (lines.some(({ severity }) => severity === 'fault')) process.exitCode = 1;
}

interface Given {
  subject: string;
  time: string;
  isForced: boolean;
  project: string;
  locale: string;
}

const commands: Record<string, (given: Given) => Promise<void>> = {
  report,
  'page-at': async ({ subject: path, ...given }) => {
    readEnvFile();
    const { pageAt } = await import('./content/page-at');
    for (const line of await pageAt({ path, ...given })) print(line);
  },
  usage: async ({ subject: typeId }) => {
    const { client } = namedSpace();
    const found = await readAll((options) => client.entry.getMany(options));
    const entries = found.map(({ sys, fields }) => ({
      id: sys.id,
      type: sys.contentType.sys.id,
      fields,
    }));
    for (const line of usageWords(typeId, usageOf(typeId, entries))) print(line);
  },
  translations: async ({ subject: language, time: file }) => {
    readEnvFile();
    const { exportTranslations } = await import('./content/translations');
    print(await exportTranslations(language, file));
  },
  'import-translations': async ({ subject: file }) => {
    readEnvFile();
    const { importFile } = await import('./content/translations');
    const { lines, isWhole } = await importFile(file);
    for (const line of lines) print(line);
    if (!isWhole) process.exitCode = 1;
  },
  export: async ({ subject: file }) => {
    const { entries, assets, changed } = await exportSpace(namedSpace(), file);
    print(`${file}: ${entries} entries, ${assets} assets; ${changed} with unpublished changes`);
  },
  import: async ({ subject: file, isForced }) => {
    const decisions = await importSpace(namedSpace(), file, isForced);
    const count = (wanted: string) => decisions.filter((decision) => decision === wanted).length;
    print(
      `${count('created')} created, ${count('updated')} updated, ${count('same')} unchanged, ` +
        `${count('kept')} left as the space has them`,
    );
    if (count('draft') > 0)
      print(
        `${count('draft')} created as drafts: the export has their changes, not what is public. ` +
          'An export by this command has both.',
      );
  },
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        project: { type: 'string', default: FIRST_PROJECT },
        locale: { type: 'string', default: 'de-de' },
      },
    });
    const [name = '', subject = '', time = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const needsSubject = name !== 'report';
    const needsTime = name === 'page-at' || name === 'translations';
    if (!command || needsSubject !== (subject !== '') || needsTime !== (time !== '')) return null;
    if (rest.length > 0) return null;
    const { force: isForced, project, locale } = values;
    return { command, given: { subject, time, isForced, project, locale } };
  } catch {
    return null;
  }
}

async function run(): Promise<void> {
  const called = readArguments();
  if (called) return called.command(called.given);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

run().catch((error: unknown) => {
  const isPlain = error instanceof ImportRejected || error instanceof UsageError;
  process.stderr.write(`${isPlain ? error.message : explainError(error)}\n`);
  process.exitCode = 1;
});
