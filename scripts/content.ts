import { parseArgs } from 'node:util';
import { exportSpace } from './content/export-space';
import { ImportRefused } from './content/import-file';
import { importSpace } from './content/import-space';
import { readEnvFile } from './env-file';
import { readAll } from './content/space-pages';
import { usageOf, usageWords } from './content/usage';
import { explainError, namedSpace } from './migrate/space';

const USAGE = `usage: npm run content -- <command>
  usage <type>               pages on which entries of a content type stand
  report                     what is to be mended in the space; ends with 1 when something is wrong
  export <file>              all of the space, in contentful-export's format, with its files beside
  import <file> [--force]    brings an export into the space; --force writes over what differs
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What is wrong first, then what is worth a look, by kind. */
async function report(): Promise<void> {
  readEnvFile();
  const { loadReport } = await import('@/lib/studio/load-report.server');
  const lines = await loadReport(Date.now());
  for (const severity of ['fault', 'hint'] as const) {
    const found = lines.filter((line) => line.severity === severity);
    say(`${severity === 'fault' ? 'To mend' : 'Worth a look'}: ${found.length}`);
    for (const { kind, id, type, title, detail } of found)
      say(`  ${kind}: ${type} ${id} “${title}” ${detail}`.trimEnd());
  }
  if (lines.some(({ severity }) => severity === 'fault')) process.exitCode = 1;
}

const commands: Record<string, (subject: string, isForced: boolean) => Promise<void>> = {
  report,
  usage: async (typeId) => {
    const { client } = namedSpace();
    const entries = await readAll((options) => client.entry.getMany(options));
    for (const line of usageWords(typeId, usageOf(typeId, entries))) say(line);
  },
  export: async (file) => {
    const { entries, assets, changed } = await exportSpace(namedSpace(), file);
    say(`${file}: ${entries} entries, ${assets} assets; ${changed} with unpublished changes`);
  },
  import: async (file, isForced) => {
    const decisions = await importSpace(namedSpace(), file, isForced);
    const count = (wanted: string) => decisions.filter((decision) => decision === wanted).length;
    say(
      `${count('created')} created, ${count('updated')} updated, ${count('same')} unchanged, ` +
        `${count('kept')} left as the space has them`,
    );
  },
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [name = '', subject = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const needsSubject = name !== 'report';
    if (!command || needsSubject !== (subject !== '') || rest.length > 0) return null;
    return { command, subject, isForced: values.force };
  } catch {
    return null;
  }
}

async function run(): Promise<void> {
  const given = readArguments();
  if (given) return given.command(given.subject, given.isForced);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ImportRefused ? error.message : explainError(error)}\n`);
  process.exitCode = 1;
});
