import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compiled } from '@/packages/service-kit/testing/compiled';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withFormsApi } from './forms-api.fixture.server';

const { send, sendForm } = withFormsApi(openTestDatabase);

const run = promisify(execFile);
const entries = async (...names: string[]) => {
  const script = await compiled(path.resolve('scripts/entries.ts'));
  return (await run(process.execPath, [script, ...names], { env: process.env })).stdout;
};

test('BLK-17, BLK-18: the command prints the confirmed entries of one competition or mailing', async () => {
  const person = { firstName: '=1+1', lastName: 'Novák "Jan"', participationPrivacy: true };
  const raffle = { ...person, notificationInfo: true, isEvent: true };
  const early = '/api/newsletter/earlyShopRegistration';
  const enter = (email: string, competition: string) =>
    send('/api/newsletter/raffle', { ...raffle, email, competition });
  await enter('first@example.com', 'summer');
  await enter('second@example.com', 'summer');
  await enter('other@example.com', 'winter');
  await send(early, { ...person, email: 'early@example.com', triggerID: '12806' });
  const unconfirmed = { email: 'third@example.com', firstName: 'Jan', lastName: 'Novák' };
  const ticked = { participationPrivacy: 'on', notificationInfo: 'on', competition: 'summer' };
  await sendForm('/api/newsletter/raffle', { ...unconfirmed, ...ticked });
  const [head, ...rows] = (await entries('summer')).trim().split('\r\n');
  expect(head).toBe('email,firstName,lastName,project,locale,isEvent,enteredAt');
  expect(rows).toEqual([
    expect.stringMatching(/^first@example\.com,"'=1\+1","Novák ""Jan""",hgg,de-de,true,2/),
    expect.stringMatching(/^second@example\.com,/),
  ]);
  expect(await entries('12806')).toContain('early@example.com');
  expect((await entries('nothing')).trim()).toBe(head);
  await expect(run('npm', ['run', '-s', 'entries'])).rejects.toMatchObject({ code: 2 });
});
