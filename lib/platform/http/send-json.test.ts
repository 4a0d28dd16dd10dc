import { closeModal, isApiErrorShown } from '@/lib/browser/modals/modals';
import { postJson } from './send-json';

const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
  const value = new URL('https://shop.example/de-de');
  Object.defineProperty(globalThis, 'location', { configurable: true, value });
});

afterEach(() => closeModal());

const answers = (body: string, status = 200) =>
  asked.mockResolvedValue(new Response(body, { status }));

test('a call sends JSON with its cookies and hands on what the shop answers', async () => {
  answers('{"success":true,"data":"Danke"}');
  const answer = await postJson('/api/newsletter/raffle', { email: 'a@b.de' });
  expect(answer).toEqual({ success: true, data: 'Danke', errors: [] });
  const [path, init] = asked.mock.calls[0] ?? [];
  expect(path).toBe('/api/newsletter/raffle');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"email":"a@b.de"}',
  });
});

test('a refusal keeps its messages, whatever else stands among them', async () => {
  answers('{"success":true,"errors":[{"message":"Schon dabei"},7,null]}', 422);
  const answer = await postJson('/', {});
  expect(answer).toEqual({ success: false, errors: [{ message: 'Schon dabei' }] });
});

test.each(['null', '"yes"'])('an answer of %j has not succeeded', async (body) => {
  answers(body);
  expect((await postJson('/', {})).success).toBe(false);
  expect(isApiErrorShown()).toBe(false);
});

test.each(['<html>', ''])(
  'ERR-01: the malformed answer %j has not succeeded, and opens the error of the shop',
  async (body) => {
    answers(body);
    expect((await postJson('/', {})).success).toBe(false);
    expect(isApiErrorShown()).toBe(true);
  },
);

test('a server that cannot be reached is no success', async () => {
  asked.mockRejectedValue(new TypeError('fetch failed'));
  expect(await postJson('/', {})).toEqual({ success: false });
});
