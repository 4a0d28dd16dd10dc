import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { checkSpace } from './migrate/check-space';
import { compareModels } from './migrate/compare-models';
import { readMigrations } from './migrate/migration-files';
import { replay } from './migrate/offline-space';
import { explainError, namedSpace } from './migrate/space';
import { allFixtureFaults } from './model/fixture-faults';
import { isPageCurrent, writePage } from './model/model-page';

const FOLDER = path.join(import.meta.dirname, '../cms-schema/migrations');
const declared = contentfulModel(contentTypes);

/** Rejects declarations that the migrations do not produce. Needs no server. */
async function checkMigrations(): Promise<string> {
  const found = compareModels(declared, await replay(readMigrations(FOLDER)));
  if (found.length === 0) return '';
  return (
    `The declared content model and its migrations differ:\n  ${found.join('\n  ')}\n` +
    'Have the migration written that takes the space there, and look at it:\n' +
    '  npm run migrate -- new <name>\n'
  );
}

/** A space is checked if the environment names one, or on request. */
const isSpaceNamed = () => Boolean(process.env['CONTENTFUL_SPACE_ID']);

/** Rejects fixtures that do not conform to their content type. */
function checkFixtures(): string {
  const found = allFixtureFaults();
  if (found.length === 0) return '';
  return (
    `Fixtures differ from the declared content model:\n  ${found.join('\n  ')}\n` +
    'Mend them in blocks/*/*.fixture.ts, then run:\n  npm run check:model\n'
  );
}

/** Rejects documentation that does not match the model. */
async function checkPage(): Promise<string> {
  if (await isPageCurrent()) return '';
  return 'docs/content-model.md differs from the declared content model. Run:\n  npm run check:model -- --write\n';
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { space: { type: 'boolean' }, write: { type: 'boolean' } },
  });
  if (values.write) await writePage();
  const isSpaceChecked = values.space === true || isSpaceNamed();
  const complaint =
    (await checkMigrations()) +
    checkFixtures() +
    (await checkPage()) +
    (isSpaceChecked ? await checkSpace(namedSpace(), readMigrations(FOLDER)) : '');
  if (complaint === '') {
    process.stdout.write(
      `content model: declarations, migrations, fixtures${isSpaceChecked ? ', the space' : ''} and documentation agree\n`,
    );
    return;
  }
  process.stderr.write(complaint);
  process.exitCode = 1;
}

run().catch((error: unknown) => {
  process.stderr.write(`${explainError(error)}\n`);
  process.exitCode = 1;
});
