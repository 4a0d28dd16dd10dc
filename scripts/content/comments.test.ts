import { randomUUID } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import type { EditorComment } from '@/lib/studio/editor/editor-comment';
import { commentsOfAll, countMentions } from '@/lib/studio/editor/editor-comments.server';
import { nameCookie } from '@/lib/studio/editor/editor-name';
import { openEditorSession, openSessionOfStaff } from '@/lib/studio/editor/editor-session.server';
import { signToken } from '@/lib/studio/editor/signed-token.mjs';
import * as comments from '@/pages/api/studio/comments';
import * as presence from '@/pages/api/studio/presence';

const HOST = 'hgg.localhost:3000';
const ROUTE = '/api/studio/comments';
const PRESENCE = '/api/studio/presence';
const SESSION_SECRET = 'a secret of the tests, which signs';

beforeAll(() => {
  Object.assign(process.env, { SESSION_SECRET, CONTENTFUL_MANAGEMENT_TOKEN: 'token' });
});
withDatabase(openTestDatabase);
const call = withApi({ [ROUTE]: comments, [PRESENCE]: presence });

beforeEach(() => database().$client.query('DELETE FROM shop.editor_comments'));

/** A member of staff who is signed in to the studio. */
async function editor(role = 'marketing', given = '') {
  const email = `${randomUUID()}@example.org`;
  const { rows } = await database().$client.query<{ id: string }>(
    'INSERT INTO shop.staff (email, role) VALUES ($1, $2) RETURNING id',
    [email, role],
  );
  const id = rows[0]?.id ?? '';
  const [cookie = ''] = (await openSessionOfStaff({ host: HOST }, { id })).split(';', 1);
  return { id, email, ...requestsWith(`${cookie}; ${nameCookie(given).split(';', 1)[0]}`) };
}

/** An editor who came by a link, with the name given in the browser. */
async function guest(given: string) {
  const until = Date.now() + 60_000;
  const link = signToken('link', until, SESSION_SECRET);
  const [cookie = ''] = (await openEditorSession(link, false))?.split(';', 1) ?? [];
  return requestsWith(`${cookie}; ${nameCookie(given).split(';', 1)[0]}`);
}

function requestsWith(cookie: string) {
  const headers = { host: HOST, 'sec-fetch-site': 'same-origin', cookie };
  const send = (body: object) =>
    call(ROUTE, { method: 'POST', headers, body: JSON.stringify(body) });
  const write = (given: object = {}) =>
    send({
      action: 'write',
      id: randomUUID(),
      node: 'home',
      entry: 'hero',
      text: 'Shorter?',
      mentioned: null,
      ...given,
    });
  const read = async (node = 'home') =>
    JSON.parse((await call(`${ROUTE}?node=${node}`, { headers })).text);
  const open = async (entry: string) =>
    JSON.parse(
      (
        await call(PRESENCE, {
          method: 'POST',
          headers,
          body: JSON.stringify({ visit: randomUUID(), entries: [entry] }),
        })
      ).text,
    );
  return { send, write, read, open };
}

test('ED-10: a comment is shown to the other editors of the page, with its author', async () => {
  const [one, two] = [await editor(), await editor()];
  expect((await one.write()).status).toBe(201);
  expect((await two.read()).comments).toEqual([
    expect.objectContaining({
      entry: 'hero',
      text: 'Shorter?',
      author: one.email,
      mentioned: null,
    }),
  ]);
  expect((await two.read('elsewhere')).comments).toEqual([]);
});

test('ED-10: a mention counts for the colleague until the comment is resolved', async () => {
  const [one, two] = [await editor(), await editor('administrator')];
  const id = randomUUID();
  await one.write({ id, mentioned: two.id });
  expect([await countMentions(one.id), await countMentions(two.id)]).toEqual([0, 1]);
  const resolve = (isResolved: boolean) => two.send({ action: 'resolve', id, isResolved });
  expect((await resolve(true)).status).toBe(200);
  expect(await countMentions(two.id)).toBe(0);
  expect((await two.read()).comments).toEqual([]);
  expect(await commentsOfAll(true)).toEqual([expect.objectContaining({ id, isResolved: true })]);
  await resolve(false);
  expect(await countMentions(two.id)).toBe(1);
});

test('ED-10: a repeated request writes one comment', async () => {
  const one = await editor();
  const comment = { id: randomUUID() };
  await one.write(comment);
  expect((await one.write(comment)).status).toBe(201);
  expect((await one.read()).comments).toHaveLength(1);
});

test('ED-10: an editor without an account comments under the name given in the browser', async () => {
  const [one, two] = [await guest('Zoë Müller; 100%'), await guest('')];
  await one.write();
  await two.write({ id: randomUUID(), text: 'And the picture?' });
  const authors = (await one.read()).comments.map(({ author }: EditorComment) => author);
  expect(authors).toEqual([null, 'Zoë Müller; 100%']);
});

test('ED-10: a given name cannot look like an account, and does not replace one', async () => {
  const [anna, other] = [await editor(), await guest('anna@example.org')];
  await other.write();
  expect((await anna.read()).comments[0].author).toBe('anna example.org');
  const named = await editor('marketing', 'Somebody');
  await named.write();
  expect((await anna.read()).comments[0].author).toBe(named.email);
});

test('ED-10: a page learns who else has its entries open, by account or given name', async () => {
  const [one, two, three] = [await editor(), await guest('Ben'), await guest('')];
  const entry = randomUUID();
  await one.open(entry);
  await two.open(entry);
  const { others } = await three.open(entry);
  expect(others.toSorted()).toEqual(['Ben', one.email].toSorted());
});

test('ED-10: only accounts that may open the studio are offered, and can be mentioned', async () => {
  const [one, warehouse, gone] = [await editor(), await editor('warehouse'), await editor()];
  await database().$client.query('UPDATE shop.staff SET disabled_at = now() WHERE id = $1', [
    gone.id,
  ]);
  const offered = (await one.read()).editors.map(({ id }: { id: string }) => id);
  expect(offered).toContain(one.id);
  expect(offered).not.toContain(warehouse.id);
  expect(offered).not.toContain(gone.id);
  expect((await one.write({ mentioned: gone.id })).status).toBe(409);
  expect((await one.read()).comments).toEqual([]);
});

test('ED-10: a comment without text is refused, and an unknown one is not resolved', async () => {
  const one = await editor();
  expect((await one.write({ text: '  ' })).status).toBe(400);
  expect((await one.write({ text: 'a\0b' })).status).toBe(400);
  const unknown = { action: 'resolve', id: randomUUID(), isResolved: true };
  expect((await one.send(unknown)).status).toBe(404);
});

test('ED-10: comments are for editors only', async () => {
  expect((await call(`${ROUTE}?node=home`, { headers: { host: HOST } })).status).toBe(401);
});
