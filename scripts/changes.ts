import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { berlinLocal } from '@/lib/studio/studio/berlin-time';
import { calendarOf, type ListedChange, type ListedSpan } from '@/lib/studio/studio/change-list';
import { loadChanges, type Changes } from '@/lib/studio/studio/load-changes.server';
import { readListOptions, type ListOptions } from '@/lib/studio/studio/list-options';
import { readEnvFile } from './env-file';

const USAGE = `Says when pages change, what appears and disappears then, and where they have gaps.

  npm run changes -- [--days 14] [--project hgg] [--path /] [--at 2026-11-27T00:00] [--source draft]
                     [--ics changes.ics] [--json]

  --project  key of a shop. Default: all of them
  --at       instant to begin at; without an offset in Europe/Berlin. Default: now
  --source   draft reads what is not published yet
  --ics      writes a calendar file besides

Times are Europe/Berlin. Ends with 1 when a page becomes empty.
`;

class UsageError extends Error {}

function readArguments(): { options: ListOptions; ics: string | undefined; isJson: boolean } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      days: text,
      project: text,
      path: text,
      at: text,
      source: text,
      ics: text,
      json: { type: 'boolean', default: false },
    },
  });
  const options = readListOptions(values, PROJECT_IDS);
  if (values.at !== undefined && options.at === null)
    throw new UsageError(`"${values.at}" is not a date`);
  return { options, ics: values.ics, isJson: values.json };
}

const time = (at: number) => berlinLocal(at).replace('T', ' ');

const changeLine = (change: ListedChange): string =>
  [
    `${time(change.at)}  ${change.project} ${change.path}`,
    `${change.appears ? '+' : '-'} ${change.type} ${change.id}`,
    change.territories.join(' '),
    ...(change.empties ? ['PAGE BECOMES EMPTY'] : []),
  ].join(' · ');

const spanLine = ({ kind, path, project, subject, from, until, territories }: ListedSpan): string =>
  `  ${project} ${path}: ${subject || 'page'} ${kind === 'overlap' ? 'overlap' : 'empty'} ` +
  `${time(from)} – ${until === null ? 'open' : time(until)} in ${territories.join(' ')}`;

function asText({ changes, spans }: Changes): string {
  const under = (title: string, kinds: readonly string[]) => {
    const found = spans.filter(({ kind }) => kinds.includes(kind));
    return found.length > 0 ? ['', title, ...found.map(spanLine)] : [];
  };
  return [
    'Times are Europe/Berlin.',
    ...(changes.length > 0 ? changes.map(changeLine) : ['Nothing changes in this time.']),
    ...under('Gaps', ['empty', 'gap']),
    ...under('Overlaps', ['overlap']),
  ].join('\n');
}

async function main(): Promise<void> {
  const { options, ics, isJson } = readArguments();
  readEnvFile();
  const now = Date.now();
  const { at, path, ...rest } = options;
  const found = await loadChanges({ ...rest, from: at ?? now, path: path || null });
  if (ics !== undefined) writeFileSync(ics, calendarOf(found.changes, now));
  process.stdout.write(`${isJson ? JSON.stringify(found, null, 2) : asText(found)}\n`);
  if (found.spans.some(({ kind }) => kind === 'empty')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isMisuse = error instanceof UsageError || message.startsWith('Unknown option');
  process.stderr.write(isMisuse ? `changes: ${message}\n\n${USAGE}` : `changes: ${message}\n`);
  process.exitCode = isMisuse ? 2 : 1;
});
