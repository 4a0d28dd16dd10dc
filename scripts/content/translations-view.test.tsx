import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { cloneElement, type ReactNode } from 'react';
import { studioMessages } from '@/lib/studio/studio/messages';
import { TranslationsView } from '@/components/studio/translations-view';

const studio = { language: 'en' as const, messages: studioMessages('en') };

/** Sent requests, and the next response; jsdom has no fetch. */
let sent: unknown[];
let reply: { status: number; body: object };

beforeEach(() => {
  sent = [];
  globalThis.fetch = (_, { body } = {}) => {
    sent.push(JSON.parse(String(body)));
    const { status } = reply;
    const response = { ok: status < 400, status, json: () => Promise.resolve(reply.body) };
    // The code reads these three properties of a response.
    return Promise.resolve(response as unknown as Response);
  };
});

function show(view: ReactNode) {
  // The studio uses these members of the router.
  const router = {
    pathname: '/studio/translations',
    asPath: '/studio/translations',
    replace: () => Promise.resolve(true),
  } as unknown as NextRouter;
  return render(<RouterContext.Provider value={router}>{view}</RouterContext.Provider>);
}

const unit = (field: string, target: string) => ({
  kind: 'plain' as const,
  field,
  source: 'Leinen',
  target,
  max: 120,
});
const entries = [
  { id: 'one', type: 'textBox', title: 'One', version: 3, units: [unit('headline', '')] },
];
const view = (
  <TranslationsView
    studio={studio}
    language="fr"
    languages={['en', 'fr']}
    onlyMissing
    page={1}
    entries={entries}
    linked={{}}
    total={1}
    missing={1}
  />
);

test('what was typed is sent with the source that it translates', async () => {
  reply = { status: 200, body: { saved: 1, unchanged: 0, rejected: [] } };
  show(view);
  await userEvent.type(screen.getByRole('textbox', { name: /fr$/ }), 'Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }));
  expect(sent).toEqual([
    {
      language: 'fr',
      units: [{ entry: 'one', field: 'headline', source: 'Leinen', target: 'Lin' }],
    },
  ]);
  expect(await screen.findByText(/1 entries saved as drafts/)).toBeVisible();
});

test('a rich text is translated as it looks, and may begin with the German one', async () => {
  reply = { status: 200, body: { saved: 1, unchanged: 0, rejected: [] } };
  const words = { nodeType: 'text', value: 'Leinen', marks: [{ type: 'bold' }], data: {} };
  const paragraph = { nodeType: 'paragraph', data: {}, content: [words] };
  const source = { nodeType: 'document', data: {}, content: [paragraph] };
  const input = { kind: 'richText' as const, nodes: [], marks: ['bold'], types: [] };
  const rich = { kind: 'rich' as const, field: 'body', input, source, target: null };
  const entry = { id: 'one', type: 'textBox', title: 'One', version: 3, units: [rich] };
  show(cloneElement(view, { entries: [entry] }));
  const german = await screen.findByRole('textbox', { name: /German$/ });
  expect(german).toHaveAttribute('aria-readonly', 'true');
  expect(german).toHaveTextContent('Leinen');
  await userEvent.click(screen.getByRole('button', { name: 'Begin with the German text' }));
  expect(await screen.findByRole('textbox', { name: /fr$/ })).toHaveTextContent('Leinen');
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }));
  expect(sent).toEqual([
    { language: 'fr', units: [{ entry: 'one', field: 'body', source, target: source }] },
  ]);
});

test('a translation that was not stored says why', async () => {
  const rejected = [{ entry: 'one', field: 'headline', reason: 'source has changed' }];
  reply = { status: 200, body: { saved: 0, unchanged: 0, rejected } };
  show(view);
  await userEvent.type(screen.getByRole('textbox', { name: /fr$/ }), 'Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }));
  expect(await screen.findByText('The German text has changed since')).toBeVisible();
});
