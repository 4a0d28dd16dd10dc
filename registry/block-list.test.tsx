import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { bannerTeaserFixtures } from '@/blocks/banner-teaser/banner-teaser.fixture';
import { textBoxFixtures } from '@/blocks/text-box/text-box.fixture';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { BlockList } from './block-list';

const NOON = Date.parse('2026-11-20T12:00:00Z');

function textBox(id: string, parts: Partial<BlockInstance> = {}): BlockInstance {
  const fields = { ...textBoxFixtures.default.fields, headline: `Headline of ${id}` };
  return { id, type: 'textBox', fields, until: null, ...parts };
}
const banner: BlockInstance = {
  id: 'banner',
  type: 'bannerTeaser',
  fields: bannerTeaserFixtures.default.fields,
  until: null,
  visitor: { audience: null, closedByCookie: 'ActionTeaser' },
};
const list = (blocks: readonly BlockInstance[], now: number | null = null) => (
  <MessagesProvider messages={messagesFor('de')}>
    <VisitorProvider>
      <BlockList blocks={blocks} region="main" now={now} />
    </VisitorProvider>
  </MessagesProvider>
);
const headlines = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

/** Shows blocks and waits until their chunks have loaded. */
async function show(blocks: readonly BlockInstance[], now: number | null = null) {
  const view = render(list(blocks, now));
  await screen.findAllByText(/\S/);
  return view;
}

beforeEach(() => {
  document.cookie = 'ActionTeaser=; path=/; max-age=0';
});

test('CMS-01: renders every block by its type’s component, in the editor’s order', async () => {
  await show([textBox('b'), textBox('a'), banner]);
  await screen.findByRole('button', { name: /schließen/i });
  expect(headlines()).toEqual(['Headline of b', 'Headline of a']);
});

test('ED-01: removes a block at its end, and none while the time is unknown', async () => {
  const blocks = [
    textBox('ends', { until: NOON }),
    textBox('stays'),
    textBox('later', { until: NOON + 1 }),
  ];
  const { rerender } = await show(blocks);
  expect(headlines()).toHaveLength(3);
  rerender(list(blocks, NOON - 1));
  expect(headlines()).toHaveLength(3);
  rerender(list(blocks, NOON));
  expect(headlines()).toEqual(['Headline of stays', 'Headline of later']);
});

test('BLK-03: a closed banner is removed from the page', async () => {
  await show([banner, textBox('stays')]);
  await userEvent.click(await screen.findByRole('button', { name: /schließen/i }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(headlines()).toEqual(['Headline of stays']);
});

test('CMS-02: a block has its audience as an attribute, so that the style sheet can hide it before paint', () => {
  const visitor = { audience: 'loyaltyBlue' as const, closedByCookie: null };
  expect(renderToString(list([textBox('members', { visitor })]))).toMatch(
    /data-block="members"[^>]*data-audience="loyaltyBlue"/,
  );
});

describe('a block that fails to render', () => {
  // Fields that no schema accepts, as in a bug of ours.
  const broken = textBox('broken', { type: 'homeTeaser', fields: {} });
  let reported: jest.SpyInstance;

  beforeEach(() => {
    reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => reported.mockRestore());

  test('CMS-01: leaves a gap and is reported by type and id, while the other blocks stay', async () => {
    await show([textBox('before'), broken, textBox('after')]);
    expect(headlines()).toEqual(['Headline of before', 'Headline of after']);
    const lines = reported.mock.calls.map(([first]) => String(first));
    expect(lines).toContain('block homeTeaser (broken) failed to render');
  });
});
