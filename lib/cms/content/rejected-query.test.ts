import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { contentDocument, entry } from './content.fixture.server';
import { loadDocument } from './document-cache.server';

withEnvironment();

/** The vendor's client puts the API's response into the message. */
const responses = (status: number) => () =>
  Promise.reject(new Error(JSON.stringify({ status, message: 'told by the API' })));
const sound = async () => ({ ...contentDocument([entry('page', 'page')]), fetchedAt: Date.now() });
const unavailable = 'content is unavailable';

test('a rejected query does not affect others, while an outage does', async () => {
  await expect(loadDocument('page/refused/de', responses(400))).rejects.toThrow(unavailable);
  expect((await loadDocument('page/other/de', sound)).isLastGood).toBe(false);
  await expect(loadDocument('page/down/de', responses(503))).rejects.toThrow(unavailable);
  await expect(loadDocument('page/third/de', sound)).rejects.toThrow(unavailable);
});
