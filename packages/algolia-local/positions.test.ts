import { type RunningService, startService } from './testing/running-service';

let service: RunningService;
const indexName = 'stores';

beforeAll(async () => {
  service = await startService();
  await service.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'berlin', _geoloc: { lat: 52.52, lng: 13.4 } },
      { objectID: 'paris', _geoloc: { lat: 48.85, lng: 2.35 } },
      { objectID: 'prague', _geoloc: { lat: 50.08, lng: 14.43 } },
      { objectID: 'online', title: 'has no position' },
    ],
    waitForTasks: true,
  });
});

afterAll(async () => {
  await service.stop();
});

const found = async (searchParams: Record<string, unknown>) =>
  (await service.admin.searchSingleIndex({ indexName, searchParams })).hits.map(
    ({ objectID }) => objectID,
  );

test('a radius of “all” ranks by distance and excludes records without a position', async () => {
  const around = { aroundLatLng: '50.0, 14.0', aroundRadius: 'all' };
  expect(await found(around)).toEqual(['prague', 'berlin', 'paris']);
});

const BERLIN = '52.0,13.0,53.0,14.0';
const PARIS = '49.0,2.0,48.0,3.0';

test.each<[string, unknown]>([
  ['in one text', `${BERLIN},${PARIS}`],
  ['in one text with spaces', `${BERLIN}, ${PARIS}`],
  ['as the text of a list', `[[${BERLIN}],[${PARIS}]]`],
  ['as a list', [BERLIN, PARIS].map((box) => box.split(',').map(Number))],
])('several bounding boxes %s', async (_, insideBoundingBox) => {
  expect((await found({ insideBoundingBox })).sort()).toEqual(['berlin', 'paris']);
});

test('one box has four numbers, and half a box is rejected', async () => {
  expect(await found({ insideBoundingBox: BERLIN })).toEqual(['berlin']);
  await expect(found({ insideBoundingBox: `${BERLIN},49.0,2.0` })).rejects.toMatchObject({
    status: 400,
  });
});
