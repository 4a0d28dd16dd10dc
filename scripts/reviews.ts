import {
  decideReview,
  listPending,
  type ModeratedReview,
} from '@/lib/catalog/reviews/moderate-reviews.server';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run reviews -- <command>
  list           customers’ reviews that nobody has read yet, the oldest first
  publish <id>   shows a review on the pages of its article
  reject <id>    shows it nowhere, also when it was published before
`;

const LIST = 50;

const print = (line: string) => process.stdout.write(`${line}\n`);

function describeReview({
  id,
  articleNumber,
  rating,
  name,
  publishedAt,
  messages,
}: ModeratedReview) {
  print([id, articleNumber, `${rating}/5`, name, publishedAt.toISOString()].join('  '));
  // Text of a customer could contain terminal control sequences.
  for (const { answer } of messages) print(`   ${answer.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')}`);
}

const DECISIONS = { publish: 'published', reject: 'rejected' } as const;
const isDecision = (name: string): name is keyof typeof DECISIONS => Object.hasOwn(DECISIONS, name);

/** @returns the exit code */
async function run([name = '', id = '', ...rest]: string[]): Promise<0 | 1 | 2> {
  const isList = name === 'list' && id === '';
  const isDecided = isDecision(name) && id !== '';
  if ((!isList && !isDecided) || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  readEnvFile();
  if (!isDecided) {
    for (const review of await listPending(LIST)) describeReview(review);
    return 0;
  }
  if (await decideReview(id, DECISIONS[name])) {
    print(`${id}: ${DECISIONS[name]}`);
    return 0;
  }
  process.stderr.write('there is no such review of a customer\n');
  return 1;
}

runCommand(run);
