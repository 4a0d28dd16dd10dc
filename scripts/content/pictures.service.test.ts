import { saveAssetText } from '@/lib/studio/studio/asset-text.server';
import { loadPicture, loadPictures } from '@/lib/studio/studio/load-pictures.server';
import { replacePicture, uploadPicture } from '@/lib/studio/studio/upload-asset.server';
import { startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

/** A drawing of a size, whose bytes are its own. */
const drawing = (width: number, words = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10">${words}</svg>`,
  );
const file = (id: string, bytes: Buffer) => ({
  id,
  name: `${id}.svg`,
  contentType: 'image/svg+xml',
  bytes,
});
const shownBy = (id: string, image: string) =>
  space.draft(id, 'imageBlock', {
    title: id,
    image: { sys: { type: 'Link', linkType: 'Asset', id: image } },
  });
const faultsOf = async (id: string) =>
  (await loadPictures()).find(({ picture }) => picture.id === id)?.faults;

test('ED-14: a picture without uses or a description has a fault for each', async () => {
  const { version } = await uploadPicture(file('alone', drawing(100)));
  expect(await faultsOf('alone')).toEqual(['unused', 'undescribed']);
  await saveAssetText('alone', version, { description: { de: 'Ein Strich' } });
  await shownBy('alone-block', 'alone');
  expect(await faultsOf('alone')).toEqual([]);
});

test('ED-14: a file that was uploaded twice is found on both pictures', async () => {
  await uploadPicture(file('first', drawing(200)));
  await uploadPicture(file('second', drawing(200)));
  await uploadPicture(file('third', drawing(300)));
  expect(await faultsOf('first')).toContain('duplicate');
  expect(await faultsOf('third')).not.toContain('duplicate');
  expect((await loadPicture('first'))?.same.map(({ id }) => id)).toEqual(['second']);
});

test('ED-10: a picture with another file keeps its descriptions and uses, and is a draft until it is published', async () => {
  const { version } = await uploadPicture(file('swapped', drawing(400)));
  await saveAssetText('swapped', version, { description: { de: 'Alt', fr: 'Ancien' } });
  const { asset } = space.service.management;
  const before = await asset.publish(
    { assetId: 'swapped' },
    await asset.get({ assetId: 'swapped' }),
  );
  await shownBy('swapped-block', 'swapped');
  await replacePicture({ ...file('swapped', drawing(500, '<g/>')), name: 'neu.svg' });
  const after = await asset.get({ assetId: 'swapped' });
  expect(after.fields.description).toEqual({ de: 'Alt', fr: 'Ancien' });
  expect(after.fields.file?.['de']).toMatchObject({ fileName: 'neu.svg' });
  expect(after.fields.file?.['de']?.url).not.toBe(before.fields.file?.['de']?.url);
  expect(await loadPicture('swapped')).toMatchObject({ uses: 1, picture: { state: 'changed' } });
});

test('ED-10: a deleted picture gets no other file', async () => {
  expect(await replacePicture(file('gone', drawing(600)))).toBe('missing');
});
