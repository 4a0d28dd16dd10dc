import { sameFiles, withFaults, type LibraryPicture } from './picture-list';

const picture = (id: string, rest: Partial<LibraryPicture> = {}): LibraryPicture => ({
  picture: {
    id,
    kind: 'Asset',
    type: 'asset',
    title: id,
    state: 'published',
    updatedAt: '2026-11-20T12:00:00Z',
    thumbnail: null,
  },
  file: { contentType: 'image/jpeg', bytes: 200_000 + id.length, width: 2560, height: 1440 },
  hasDescription: true,
  uses: 1,
  ...rest,
});
const file = { contentType: 'image/jpeg', bytes: 200_000, width: 2560, height: 1440 };
const faultsOf = (rest: Partial<LibraryPicture>) => withFaults([picture('a', rest)])[0]?.faults;

test('ED-14: a picture that is used, described and large enough has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['unused', { uses: 0 }],
  ['undescribed', { hasDescription: false }],
  ['small', { file: { ...file, width: 1199 } }],
  ['heavy', { file: { ...file, bytes: 6_000_000 } }],
] as const)('ED-14: a picture that is %s has this fault', (fault, rest) => {
  expect(faultsOf(rest)).toEqual([fault]);
});

test('ED-14: a drawing has no pixels to be too few', () => {
  expect(faultsOf({ file: { ...file, contentType: 'image/svg+xml', width: 100 } })).toEqual([]);
});

test('ED-14: a picture that the service has not looked at yet has neither size nor duplicate', () => {
  const all = [picture('a', { file: null }), picture('b', { file: null })];
  expect(withFaults(all).flatMap(({ faults }) => faults)).toEqual([]);
});

test('ED-14: a file that was uploaded twice is found from both sides', () => {
  const all = [picture('one', { file }), picture('two', { file }), picture('three')];
  expect(withFaults(all).map(({ faults }) => faults)).toEqual([['duplicate'], ['duplicate'], []]);
  expect(sameFiles(all[0] ?? picture(''), all).map(({ id }) => id)).toEqual(['two']);
});
