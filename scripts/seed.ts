import { parseArgs } from 'node:util';
import { demoContent } from '@/demo/demo-content';
import { starterContent } from '@/demo/starter/starter-content';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { readEnvFile } from './env-file';
import { explainError, namedSpace } from './migrate/space';
import { DEFAULT_CHOICE } from './seed/catalogue/catalogue';
import { seedContent, type SeededContent } from './seed/seed-content';
import { registerWebhook } from './seed/webhook';

const USAGE = `usage: npm run seed -- [content] [catalogue] [--once] [--force] [--scale N] [--seed N]
  content, catalogue  what to write; the content alone when neither is named
  --once    does nothing where the same is already
  --force   writes over what editors have changed, and over stock and prices
  --scale   articles of the catalogue in all, ${DEFAULT_CHOICE.scale} when not named
  --seed    any whole number: the same one makes the same catalogue, ${DEFAULT_CHOICE.seed} when not named
With SELVEDGE_DEMO=none: the least content that works, and indices without articles
`;

interface Options {
  isOnce: boolean;
  isForced: boolean;
}

/** Whether the shop begins without the demo: with the least content that works, and no articles. */
const isEmptyStart = () => process.env['SELVEDGE_DEMO'] === 'none';

const DEMO: SeededContent = { kind: 'demo', make: demoContent };
const STARTER: SeededContent = {
  kind: 'starter',
  make: () => ({ pictures: [], entries: starterContent(PROJECT_IDS) }),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

class UsageError extends Error {}

const OPTIONS = {
  once: { type: 'boolean' },
  force: { type: 'boolean' },
  scale: { type: 'string' },
  seed: { type: 'string' },
} as const;
const PARTS: ReadonlySet<string> = new Set(['content', 'catalogue']);
const MAX_ARTICLES = 100_000;

function wholeNumber(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${name} is a whole number from 0 to ${most}, not ${text}`);
}

async function seedCatalogueToo(scale: number, seedNumber: number, options: Options) {
  if (!process.env['ALGOLIA_ADMIN_API_KEY'] || !process.env['DATABASE_URL']) {
    print('catalogue: left out, no search service with an admin key and no database are named');
    return;
  }
  // Requires the whole environment, while the content requires only a space.
  const { createIndices, seedCatalogue } = await import('./seed/catalogue/seed-catalogue');
  const { database, FOR_BATCHES } = await import('@/lib/platform/db/database.server');
  const opened = database(FOR_BATCHES);
  try {
    if (isEmptyStart()) await createIndices(print);
    else await seedCatalogue({ choice: { seed: seedNumber, scale }, ...options, print });
  } finally {
    await opened.close();
  }
}

/** Whether services are configured explicitly, which excludes those of a running shop. */
const namesServices = () =>
  Object.keys(process.env).some((name) => /^(CONTENTFUL_|ALGOLIA_|DATABASE_URL$)/.test(name));

async function run(): Promise<void> {
  if (!namesServices()) readEnvFile();
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const unknown = positionals.find((part) => !PARTS.has(part));
  if (unknown !== undefined) throw new UsageError(`there is no part "${unknown}"`);
  const scale = wholeNumber('scale', values.scale, DEFAULT_CHOICE.scale, MAX_ARTICLES);
  const seedNumber = wholeNumber('seed', values.seed, DEFAULT_CHOICE.seed, 999_999_999);
  const options = { isOnce: values.once === true, isForced: values.force === true };
  // Content takes seconds; the catalogue takes a minute, so it is seeded only on request.
  const parts = positionals.length > 0 ? positionals : ['content'];
  const isWanted = (part: string) => parts.includes(part);
  if (isWanted('content')) {
    const space = namedSpace();
    await seedContent(space, isEmptyStart() ? STARTER : DEMO, { ...options, print });
    if (space.isLocal) await registerWebhook(space, process.env);
  }
  if (isWanted('catalogue')) await seedCatalogueToo(scale, seedNumber, options);
}

run().catch((error: unknown) => {
  // Node throws a TypeError with a code for an unknown option.
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  process.stderr.write(isUsage ? `${error.message}\n${USAGE}` : `${explainError(error)}\n`);
  process.exitCode = 1;
});
