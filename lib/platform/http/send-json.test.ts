import { closeModal, isApiErrorShown } from '@/lib/browser/modals/modals';
import { postJson } from './send-json';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  const value = new URL('https://shop.example/de-de');
  Object.defineProperty(globalThis, 'location', { configurable: true, value });
});

afterEach(() => closeModal());

const responses = (body: string, status = 200) =>
  fetchMock.mockResolvedValue(new Response(body, { status }));

test('a call sends JSON with its cookies and hands on what the shop answers', async () => {
  responses('{"success":true,"data":"Danke"}');
  const response = await postJson('/api/newsletter/raffle', { email: 'a@b.de' });
  expect(response).toEqual({ success: true, data: 'Danke', errors: [] });
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/newsletter/raffle');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"email":"a@b.de"}',
  });
});

test('a refusal keeps its messages, whatever else stands among them', async () => {
  responses('{"success":true,"errors":[{"message":"Schon dabei"},7,null]}', 422);
  const response = await postJson('/', {});
  expect(response).toEqual({ success: false, errors: [{ message: 'Schon dabei' }] });
});

test.each(['null', '"yes"'])('an answer of %j has not succeeded', async (body) => {
  responses(body);
  expect((await postJson('/', {})).success).toBe(false);
  expect(isApiErrorShown()).toBe(false);
});

test.each(['<html>', ''])(
  'ERR-01: the malformed answer %j has not succeeded, and opens the error of the shop',
  async (body) => {
    responses(body);
    expect((await postJson('/', {})).success).toBe(false);
    expect(isApiErrorShown()).toBe(true);
  },
);

test('a server that cannot be reached is no success', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  expect(await postJson('/', {})).toEqual({ success: false });
});
