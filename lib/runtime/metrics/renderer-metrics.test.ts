import { readFileSync } from 'node:fs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { frontMetrics } from './front-metrics.mjs';
import { rendererMetrics } from './renderer-metrics.server';

withDatabase(openTestDatabase);

const query = (statement: string) => database().$client.query(statement);

/** @returns samples of a metric: labels → value */
async function scrape(name: string): Promise<Record<string, number>> {
  const text = await rendererMetrics().metrics();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const [labels = '', value] = line.slice(name.length).split(' ');
      return [labels, Number(value)];
    }),
  );
}

test('counts a waiting email and its age', async () => {
  await query(`
    INSERT INTO shop.outbox (key, kind, payload, created_at)
    VALUES ('order-paid:1', 'order-paid', '{}', now() - interval '1 hour')`);
  expect((await scrape('selvedge_backlog'))['{kind="emails_unsent"}']).toBe(1);
  const { '{kind="emails_unsent"}': age } = await scrape('selvedge_backlog_age_seconds');
  expect(age).toBeGreaterThanOrEqual(3_600);
});

test('counts a due job separately from one that was given up', async () => {
  await query(`
    SELECT graphile_worker.add_job('send-email', '{"key":"a"}', job_key => 'a'),
      graphile_worker.add_job('send-email', '{"key":"b"}', job_key => 'b')`);
  await query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'b'`);
  expect(await scrape('selvedge_backlog')).toMatchObject({
    '{kind="jobs_due"}': 1,
    '{kind="jobs_given_up"}': 1,
  });
});

test('a failed cron does not count as given up, because it runs again', async () => {
  const before = (await scrape('selvedge_backlog'))['{kind="jobs_given_up"}'];
  await query(`SELECT graphile_worker.add_job('apply-retention', '{}', max_attempts => 1)`);
  await query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key IS NULL');
  expect((await scrape('selvedge_backlog'))['{kind="jobs_given_up"}']).toBe(before);
});

test('an email that was postponed or given up does not count as waiting', async () => {
  const emails = async () => (await scrape('selvedge_backlog'))['{kind="emails_unsent"}'];
  const before = await emails();
  for (const key of ['order-paid:late', 'order-paid:failed'])
    await query(
      `INSERT INTO shop.outbox (key, kind, payload) VALUES ('${key}', 'order-paid', '{}')`,
    );
  await query(`
    SELECT graphile_worker.add_job('send-email', '{}', job_key => 'order-paid:failed'),
      graphile_worker.add_job('send-email', '{}', job_key => 'order-paid:late',
        run_at => now() + interval '1 day')`);
  await query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts
    WHERE key = 'order-paid:failed'`);
  expect(await emails()).toBe(before);
});

test('reports parts that respond and parts that do not', async () => {
  let up = await scrape('selvedge_part_up');
  // A busy machine may not check within half a second.
  while (up['{part="database"}'] !== 1) up = await scrape('selvedge_part_up');
  expect(up).toMatchObject({ '{part="search"}': 0 });
});

test('counts connections of the pool by state', async () => {
  const client = await database().$client.connect();
  expect((await scrape('selvedge_database_connections'))['{state="used"}']).toBeGreaterThanOrEqual(
    1,
  );
  client.release();
});

/** Metrics that a file names and no process serves. */
async function unknownMetrics(file: string): Promise<string[]> {
  const served = (await rendererMetrics().metrics()) + (await frontMetrics().registry.metrics());
  const named = new Set(readFileSync(file, 'utf8').match(/\b(?:selvedge|nodejs|process)_\w+/g));
  const types = new Set([...served.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  return [...named].filter((name) => !types.has(name.replace(/_(?:count|bucket)$/, '')));
}

test('every alert uses existing metrics and has a paragraph in the runbook', async () => {
  expect(await unknownMetrics('operate/alerts.yml')).toEqual([]);
  const rules = readFileSync('operate/alerts.yml', 'utf8');
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThanOrEqual(10);
  expect(alerts.filter((name) => !runbook.includes(`\n## ${name}\n`))).toEqual([]);
});

test('every panel of the dashboard uses existing metrics', async () => {
  expect(await unknownMetrics('operate/grafana.json')).toEqual([]);
});
