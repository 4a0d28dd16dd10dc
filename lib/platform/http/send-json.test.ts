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

test('sends JSON with cookies and passes the shop’s response on', async () => {
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

test('keeps the messages of a rejection, whatever else it contains', async () => {
  responses('{"success":true,"errors":[{"message":"Schon dabei"},7,null]}', 422);
  const response = await postJson('/', {});
  expect(response).toEqual({ success: false, errors: [{ message: 'Schon dabei' }] });
});

test.each(['null', '"yes"'])('the response %j counts as a failure', async (body) => {
  responses(body);
  expect((await postJson('/', {})).success).toBe(false);
  expect(isApiErrorShown()).toBe(false);
});

test.each(['<html>', ''])(
  'ERR-01: the malformed response %j counts as a failure and opens the error dialog',
  async (body) => {
    responses(body);
    expect((await postJson('/', {})).success).toBe(false);
    expect(isApiErrorShown()).toBe(true);
  },
);

test('an unreachable server counts as a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  expect(await postJson('/', {})).toEqual({ success: false });
});
