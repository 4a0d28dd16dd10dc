/** Commands of package.json that need a shop's environment and change nothing, each with parameters that it accepts. */
export const COMMANDS: readonly (readonly [name: string, ...given: string[]])[] = [
  ['check:model'],
  ['migrate:database'],
  ['migrate', 'plan'],
  ['seed', 'content', '--once'],
  ['content', 'report'],
  ['content', 'export', '.data/export.json'],
  ['catalogue', 'check'],
  ['jobs', 'list'],
  ['orders', 'list'],
  ['orders', 'export', 'orders'],
  ['import-keys', 'list'],
  ['webhooks', 'list'],
  ['reviews', 'list'],
  ['settings'],
  ['staff', 'list'],
  ['entries', 'none'],
  ['editor-link'],
  ['explain', '/', '--project', 'hgg'],
  ['matrix'],
  ['changes'],
  ['searches'],
];

/** Commands that the walk runs on its own, because they write or end with faults. */
export const OWN_STEPS = ['build', 'doctor'];

/** Commands about the checkout, or about a shop that was started from it. */
export const WITHOUT_ENVIRONMENT = [
  'start',
  'dev',
  'test',
  'check',
  'audit',
  'licences',
  'new:block',
  'new:locale',
  'new:brand',
  'remove:brand',
  'remove:locale',
  'requirements',
  'reset',
  'record:videos',
  'render:scenes',
  'shots',
  'prove',
  'bench',
  'simulate',
  'relevance',
  'crawl',
  'journeys',
  // They need PostgreSQL's client of the server's version, and an empty database; `scripts/operate/restore.long.service.test.ts`
  // proves both.
  'backup',
  'restore',
];
