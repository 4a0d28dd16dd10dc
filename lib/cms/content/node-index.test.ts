import {
  assetLink,
  contentDocument,
  entry,
  entryLink,
  pictureAsset,
} from './content.fixture.server';
import { nodeIndex } from './node-index.server';
import { teasersOf } from './node-configuration.server';

const node = entry('node', 'node', {
  nodeId: 'node',
  project: 'hgg',
  name: 'Node',
  path: '/node',
  flyoutTeaser: [entryLink('group')],
});
const group = (title: string) =>
  entry('group', 'flyoutTeaserGroup', {
    title,
    imagesList: [assetLink('coat')],
    link: 'https://example.org/',
  });

/** What is shown of the node, whose own entry is always the same object. */
const shown = (title: string, picture = pictureAsset('coat')) => {
  const { byId } = nodeIndex(contentDocument([node, group(title)], [picture]), 'https:');
  const read = byId.get('node');
  return JSON.stringify(read && teasersOf(read));
};

test('a node is read again when a part of it was published', () => {
  expect(shown('Before')).toContain('Before');
  expect(shown('After')).toContain('After');
});

test('a node is read again when a picture below it was published', () => {
  expect(shown('Text', pictureAsset('coat', { url: '//images.example/old.jpg' }))).toContain('old');
  expect(shown('Text', pictureAsset('coat', { url: '//images.example/new.jpg' }))).toContain('new');
});
