import { database } from '@/lib/platform/db/database.server';
import { runJobs, type Jobs } from '@/lib/runtime/worker/run-jobs.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withFormsApi } from './forms-api.fixture.server';

const { send, received, rows, stopMail, startMail } = withFormsApi(openTestDatabase);

let jobs: Jobs;
afterEach(() => jobs.stop());

async function until(query: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await rows(query)).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing came of ${query}`);
}

test('CON-05, NWS-02: forms are accepted while the mail server is down, and each email is sent once afterwards', async () => {
  await database().$client.query('DELETE FROM graphile_worker._private_jobs');
  await stopMail();
  jobs = runJobs();
  const writer = { firstName: 'Jan', lastName: 'Novák', email: `late-${process.pid}@example.com` };
  const message = { ...writer, subject: 'delivery', message: 'Paket?', acceptDatenschutz: true };
  expect((await send('/api/contact/sendEmail', message)).status).toBe(200);
  const reader = { ...writer, email: `late-reader-${process.pid}@example.com` };
  expect((await send('/api/newsletter/subscribe', reader)).status).toBe(200);
  // Every email has been tried at least twice and is still unsent.
  await until(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-email'
    AND last_error IS NOT NULL HAVING count(*) = 3 AND min(attempts) >= 2`);
  expect(await rows('SELECT key FROM shop.outbox WHERE sent_at IS NOT NULL')).toEqual([]);
  await startMail();
  await until(`SELECT 1 FROM shop.outbox HAVING bool_and(sent_at IS NOT NULL)`);
  expect(await received(writer.email)).toHaveLength(1);
  expect(await received(reader.email)).toHaveLength(1);
  expect(await received('shop@example.com')).toHaveLength(1);
});
