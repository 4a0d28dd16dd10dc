/** @jest-environment node */
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { textBoxFixtures } from '@/blocks/text-box/text-box.fixture';
import type { BlockInstance } from '@/lib/content/resolve-page';
import { messagesFor } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/use-messages';
import { BlockList } from './block-list';
import { isLate } from './deferred-block';

const textBox = (id: string): BlockInstance => ({
  id,
  type: 'textBox',
  fields: { ...textBoxFixtures.default.fields, headline: `Headline of ${id}` },
  until: null,
});

const written = (ids: readonly string[], region: 'main' | 'header' | 'nested' = 'main') =>
  renderToString(
    <LoadableContext value={() => undefined}>
      <MessagesProvider messages={messagesFor('de')}>
        <BlockList blocks={ids.map(textBox)} region={region} now={null} />
      </MessagesProvider>
    </LoadableContext>,
  );

beforeAll(() => Loadable.preloadAll());

test('from the third on blocks are late, but no list and no form', () => {
  const box = textBox('a');
  expect([0, 1, 2, 9].map((place) => isLate(box, place))).toEqual([false, false, true, true]);
  expect(isLate({ ...box, type: 'productList' }, 5)).toBe(false);
  const form: BlockInstance = { ...box, type: 'newsletterPage' };
  expect(isLate(form, 5)).toBe(false);
  expect(isLate({ ...box, type: 'tabs', fields: { tabs: [{ content: [form] }] } }, 5)).toBe(false);
});

test('late blocks stand in the HTML in their place, each apart for React', () => {
  const html = written(['a', 'b', 'c', 'd']);
  expect(html.match(/Headline of \w/g)).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => `Headline of ${id}`),
  );
  const activities = html.match(/<!--&-->.*?<!--\/&-->/gs) ?? [];
  expect(activities.map((part) => /Headline of \w/.exec(part)?.[0])).toEqual([
    'Headline of c',
    'Headline of d',
  ]);
});

test('blocks of the header and inside other blocks are never late', () => {
  for (const region of ['header', 'nested'] as const)
    expect(written(['a', 'b', 'c'], region)).not.toContain('<!--&-->');
});
