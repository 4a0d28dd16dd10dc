import { parseArgs } from 'node:util';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { loadMatrix, type Matrix } from '@/lib/studio/studio/load-matrix.server';
import { readListOptions, type ListOptions } from '@/lib/studio/studio/list-options';
import { readEnvFile } from './env-file';

const USAGE = `Says in which shop and country a page's blocks show, or how many blocks each page shows.

  npm run matrix -- [<path>] [--project hgg] [--at 2026-11-27T00:00] [--source draft] [--json]

  <path>     blocks × countries × shops of this page; without it pages × markets
  --project  key of a shop. Default: all of them
  --at       instant to look at; without an offset in Europe/Berlin. Default: now

Ends with 1 for an empty live page, a block that nobody can ever see, an end that is not after its start.
`;

class UsageError extends Error {}

function readArguments(): { options: ListOptions; isJson: boolean } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: text,
      at: text,
      source: text,
      json: { type: 'boolean', default: false },
    },
  });
  const [path = ''] = positionals;
  if (path !== '' && !path.startsWith('/'))
    throw new UsageError('a path that starts with "/" is needed');
  const options = readListOptions({ ...values, path }, PROJECT_IDS);
  if (values.at !== undefined && options.at === null)
    throw new UsageError(`"${values.at}" is not a date`);
  return { options, isJson: values.json };
}

const SIGNS = { visible: '#', 'by visitor': '?', later: '~', hidden: '.' } as const;

function blockLines({ markets, rows }: Matrix): string[] {
  const heads = markets.map(({ project, territory }) => `${project} ${territory}`);
  return [
    `Columns: ${heads.join(', ')}`,
    '# visible   ? depends on the visitor   ~ at another time   . hidden   blank: not on the page',
    ...rows.map(
      ({ type, id, cells }) =>
        `${cells.map((cell) => (cell ? SIGNS[cell.state] : ' ')).join('')}  ${type} ${id}`,
    ),
  ];
}

const pageLines = ({ pages }: Matrix): string[] =>
  pages.map(
    ({ project, path, blocks }) =>
      `${project} ${path}: ${blocks.map((count) => count ?? '–').join(' ')}`,
  );

function asText(matrix: Matrix, path: string): string {
  const faults = matrix.faults.map(
    ({ kind, project, path: place, id, detail, territories }) =>
      `  ${kind}: ${project} ${place} ${id} ${detail} ${territories.join(' ')}`,
  );
  return [
    ...(path === '' ? pageLines(matrix) : blockLines(matrix)),
    ...(faults.length > 0 ? ['', 'To mend', ...faults] : []),
  ].join('\n');
}

async function main(): Promise<void> {
  const { options, isJson } = readArguments();
  readEnvFile();
  const { at, path, projects: ids, isDraft } = options;
  const request = { now: at ?? Date.now(), projects: ids, path: path || null, isDraft };
  const matrix = await loadMatrix(request);
  process.stdout.write(`${isJson ? JSON.stringify(matrix, null, 2) : asText(matrix, path)}\n`);
  if (path !== '' && matrix.rows.length === 0) throw new UsageError(`no page is at ${path}`);
  if (matrix.faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isMisuse = error instanceof UsageError || message.startsWith('Unknown option');
  process.stderr.write(isMisuse ? `matrix: ${message}\n\n${USAGE}` : `matrix: ${message}\n`);
  process.exitCode = isMisuse ? 2 : 1;
});
