import { parseArgs } from 'node:util';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import {
  analyticsClient,
  plainSearch,
  searchedIndices,
} from '@/lib/catalog/search/searches-without-results.server';
import { readEnvFile } from './env-file';

const USAGE = `usage: npm run searches -- [options]
  searches of visitors that found nothing, and those whose results nobody clicked, by index
  --index hgg_de     one index only
  --from 2026-11-01  first day; without it, the last eight days
  --to 2026-11-28    last day
  --limit 20         lines of each list, at most 1000
  --region de        where an application at Algolia keeps its analytics: de or us
`;

const parsed = () =>
  parseArgs({
    options: {
      index: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      limit: { type: 'string', default: '20' },
      region: { type: 'string' },
    },
  }).values;

const print = (line: string) => process.stdout.write(`${line}\n`);

function printList(title: string, lines: readonly string[]): void {
  print(`  ${title}${lines.length === 0 ? ': none' : ''}`);
  for (const line of lines) print(`    ${plainSearch(line)}`);
}

async function run(given: ReturnType<typeof parsed>): Promise<void> {
  readEnvFile();
  const client = indexingClient();
  if (!client) throw new Error('ALGOLIA_ADMIN_API_KEY is not set');
  const region = given.region === 'de' || given.region === 'us' ? given.region : undefined;
  const analytics = analyticsClient(client, region);
  const names = given.index ? [given.index] : await searchedIndices(client);
  for (const index of names) {
    const period = {
      index,
      startDate: given.from,
      endDate: given.to,
      limit: Number(given.limit),
    };
    const nothing = (await analytics.getSearchesNoResults(period)).searches;
    const ignored = (await analytics.getSearchesNoClicks(period)).searches;
    if (!given.index && nothing.length === 0 && ignored.length === 0) continue;
    print(index);
    printList(
      'found nothing',
      nothing.map(({ search, count }) => `${count} × ${search}`),
    );
    printList(
      'nobody clicked a result',
      ignored.map(({ search, count, nbHits }) => `${count} × ${search} (${nbHits} found)`),
    );
  }
}

async function main(): Promise<void> {
  let given: ReturnType<typeof parsed>;
  try {
    given = parsed();
  } catch {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  await run(given);
}

main().catch((error: unknown) => {
  process.stderr.write(`failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
