import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ArticleMessage } from '@/lib/catalog/size-advisor/protocol';
import { Advisor } from './advisor';

const messages = jest.fn();

const size = (label: string, isAvailable = true) => ({
  sku: `sku-${label}`,
  label,
  sizeType: 'standard' as const,
  bodyType: 'normal' as const,
  isAvailable,
});
const ARTICLE: ArticleMessage = {
  type: 'article',
  language: 'de',
  country: 'DE',
  fit: null,
  answers: null,
  sizes: [size('M'), size('L', false), size('XL')],
};

/** Captures sent messages, because in jsdom a window is its own parent. */
function show(parts: Partial<ArticleMessage> = {}) {
  jest.spyOn(window, 'postMessage').mockImplementation(messages);
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <Advisor />
    </MessagesProvider>,
  );
  const data = { channel: 'size-advisor', ...ARTICLE, ...parts };
  fireEvent(window, new MessageEvent('message', { data, source: window }));
}

const field = (name: string) => screen.getByRole('spinbutton', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (message: object) => expect.objectContaining(message);

async function answer(height: string, weight: string) {
  await userEvent.type(field('Körpergröße in cm'), height);
  await userEvent.type(field('Gewicht in kg'), weight);
  await press('Größe berechnen');
}

beforeEach(() => {
  messages.mockReset();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('API-10: it reports that it is ready, asks questions, and gives reasons for its recommendation', async () => {
  show();
  expect(messages).toHaveBeenCalledWith(sent({ type: 'ready' }), '*');
  await userEvent.click(screen.getByRole('radio', { name: 'weit' }));
  await answer('180', '74');
  expect(screen.getByRole('heading', { name: 'Wir empfehlen Größe M' })).toBeVisible();
  expect(screen.getByText(/Brustumfang beträgt geschätzt \d+ cm/)).toBeVisible();
  expect(screen.getByText(/im Zweifel die größere Größe/)).toBeVisible();
  expect(messages).toHaveBeenCalledWith(
    sent({
      type: 'answers',
      answers: { heightCm: 180, weightKg: 74, shape: 'average', fit: 'loose' },
    }),
    '*',
  );
});

test('API-10: the size is selected or added to the basket', async () => {
  show();
  await answer('180', '78');
  await press('Größe übernehmen');
  expect(messages).toHaveBeenLastCalledWith(sent({ type: 'selectSize', sku: 'sku-M' }), '*');
  await press('In den Warenkorb');
  expect(messages).toHaveBeenLastCalledWith(sent({ type: 'addToCart', sku: 'sku-M' }), '*');
});

test('RVW-03: the majority of ratings changes the recommended size, with an explanation', async () => {
  show({ fit: { small: 71, fits: 20, large: 9 } });
  await answer('180', '78');
  expect(screen.getByRole('heading', { name: 'Wir empfehlen Größe L' })).toBeVisible();
  expect(screen.getByText(/^71 % der Käufer finden/)).toBeVisible();
  expect(screen.getByText('Diese Größe ist gerade ausverkauft.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
});

test('a message says that none of the sizes fits', async () => {
  show();
  await answer('180', '190');
  expect(
    screen.getByRole('heading', { name: /haben wir diesen Artikel leider nicht/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Größe übernehmen' })).toBeNull();
});

test.each([
  ['18', '78'],
  ['180', '7'],
  ['', ''],
])('implausible measurements of %s cm and %s kg are requested again', async (height, weight) => {
  show();
  if (height) await answer(height, weight);
  else await press('Größe berechnen');
  expect(screen.getByRole('alert')).toHaveTextContent('140 bis 230 cm');
  expect(screen.queryByRole('heading', { name: /Wir empfehlen/ })).toBeNull();
});

test('STO-01: stored answers lead to a recommendation at once, and can be changed and deleted', async () => {
  show({ answers: { heightCm: 180, weightKg: 78, shape: 'average', fit: 'regular' } });
  expect(screen.getByRole('heading', { name: 'Wir empfehlen Größe M' })).toBeVisible();
  await press('Angaben ändern');
  expect(field('Körpergröße in cm')).toHaveValue(180);
  await press('Größe berechnen');
  await press('Angaben löschen');
  expect(messages).toHaveBeenLastCalledWith(sent({ type: 'forget' }), '*');
  expect(field('Körpergröße in cm')).toHaveValue(null);
});
