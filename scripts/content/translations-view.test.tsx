import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, type ReactNode } from 'react';
import { TranslationsView } from '@/components/studio/translations-view';
import { showAt, studio, takeRequests } from './testing/studio-view.fixture';

const requests = takeRequests();
const show = (view: ReactNode) => showAt('/studio/translations', view);

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
  requests.reply = { status: 200, body: { saved: 1, unchanged: 0, rejected: [] } };
  show(view);
  await userEvent.type(screen.getByRole('textbox', { name: /fr$/ }), 'Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }));
  expect(requests.sent).toEqual([
    {
      language: 'fr',
      units: [{ entry: 'one', field: 'headline', source: 'Leinen', target: 'Lin' }],
    },
  ]);
  expect(await screen.findByText(/1 entries saved as drafts/)).toBeVisible();
});

test('a rich text is translated as it looks, and may begin with the German one', async () => {
  requests.reply = { status: 200, body: { saved: 1, unchanged: 0, rejected: [] } };
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
  expect(requests.sent).toEqual([
    { language: 'fr', units: [{ entry: 'one', field: 'body', source, target: source }] },
  ]);
});

test('a translation that was not stored says why', async () => {
  const rejected = [{ entry: 'one', field: 'headline', reason: 'source has changed' }];
  requests.reply = { status: 200, body: { saved: 0, unchanged: 0, rejected } };
  show(view);
  await userEvent.type(screen.getByRole('textbox', { name: /fr$/ }), 'Lin');
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts' }));
  expect(await screen.findByText('The German text has changed since')).toBeVisible();
});
