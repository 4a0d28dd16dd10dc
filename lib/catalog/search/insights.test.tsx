import { loadInsights } from './insights';
import type { SearchService } from './search-service';

const service: SearchService = {
  appId: 'APP',
  searchKey: 'key',
  host: 'hgg.localhost:3000/_search',
  protocol: 'http',
};

test('sends events to the shop’s own origin and loads no script from elsewhere', async () => {
  const sendBeacon = jest.fn((_url: string, _body: string) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  const insights = await loadInsights(service, 'visitor-1');
  await insights('clickedObjectIDs', {
    eventName: 'Product clicked',
    index: 'hgg_products_de',
    objectIDs: ['1'],
  });
  const [url = '', body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toMatch(/^http:\/\/hgg\.localhost:3000\/_search\/1\/events\?/);
  expect(JSON.parse(body)).toMatchObject({
    events: [{ eventType: 'click', userToken: 'visitor-1', objectIDs: ['1'] }],
  });
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(document.cookie).toBe('');
});
