import { request } from 'node:http';
import { startChild } from 'service-kit/testing/child';
import { MAIN, startMail, type RunningMail } from './testing/running-mail';

let mail: RunningMail;

beforeAll(async () => {
  mail = await startMail();
});

afterAll(() => mail.stop());

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is none', { MAIL_PORT: 'x' }, /code 1: mail: MAIL_PORT is no port\n$/],
  [
    'no place for its messages',
    { STATE_DIRECTORY: '', MAIL_READER_PORT: '0' },
    /code 1: mail: STATE_DIRECTORY is not an absolute path, MAIL_READER_PORT is no port\n$/,
  ],
  ['a port in use', {}, /code 1: mail: .*EADDRINUSE.*\n$/],
])('exits with code 1 and one clear line if started with %s', async (_, wrong, line) => {
  const env = { ...process.env, STATE_DIRECTORY: '/tmp', MAIL_PORT: String(mail.port), ...wrong };
  await expect(startChild(MAIN, [], env)).rejects.toThrow(line);
});

test('a message accepted before a kill is there afterwards, once', async () => {
  const subjects = Array.from({ length: 20 }, (_, index) => `order ${index}`);
  const accepted: string[] = [];
  const sending = subjects.map(async (subject) => {
    await mail.send({ to: 'killed@example.com', subject, messageId: `<${subject}@example.com>` });
    accepted.push(subject);
    // Kills after the first response, while other messages are in flight.
    if (accepted.length === 1) await mail.kill();
  });
  await Promise.allSettled(sending);
  await mail.start();
  const subjectsListed = async () =>
    (await mail.list('killed@example.com')).map(({ subject }) => subject);
  expect(await subjectsListed()).toEqual(expect.arrayContaining(accepted));
  expect(new Set(await subjectsListed()).size).toBe((await subjectsListed()).length);
  for (const subject of subjects)
    await mail.send({ to: 'killed@example.com', subject, messageId: `<${subject}@example.com>` });
  expect((await subjectsListed()).toSorted()).toEqual(subjects.toSorted());
});

test('exits with code 0 on request, with a sender still connected', async () => {
  await mail.send({ to: 'ended@example.com', subject: 'before' });
  const before = await mail.list();
  expect(await mail.terminate()).toBe(0);
  await mail.start();
  expect(await mail.list()).toEqual(before);
});

test('a website that resolves its own name to this machine cannot read messages', async () => {
  const status = await new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: mail.readerPort,
        path: '/messages',
        headers: { host: 'evil.example' },
      },
      (response) => resolve(response.resume().statusCode),
    );
    sent.on('error', reject).end();
  });
  expect(status).toBe(403);
});
