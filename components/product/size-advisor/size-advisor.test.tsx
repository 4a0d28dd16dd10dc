import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { AdvisedSize } from '@/lib/catalog/size-advisor/advise';
import { SizeAdvisor } from './size-advisor';

const size = (label: string, isAvailable = true): AdvisedSize => ({
  sku: `sku-${label}`,
  label,
  sizeType: 'standard',
  bodyType: 'normal',
  isAvailable,
});
const SIZES = [size('M'), size('L', false)];
const GERMAN_SIZES: readonly ProjectId[] = ['hrm', 'eck'];
const ANSWERS = { heightCm: 180, weightKg: 78, shape: 'average', fit: 'regular' };

const onSelect = jest.fn();
const onAdd = jest.fn();

const show = (sizes: readonly AdvisedSize[] = SIZES, project: ProjectId = 'hgg') =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-at' }}>
        <SizeAdvisor sizes={sizes} onSelect={onSelect} onAdd={onAdd} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

// Typed by element, because TypeScript cannot know that the title belongs to a frame.
const frame = () => screen.findByTitle<HTMLIFrameElement>('Meine Größe finden');

/** Opens the advisor; the shop's messages to it are collected in `told`. */
async function opened(project?: ProjectId) {
  show(SIZES, project);
  await userEvent.click(screen.getByRole('button', { name: 'Meine Größe finden' }));
  const advisor = (await frame()).contentWindow!; // it is in the document
  const messages = jest.spyOn(advisor, 'postMessage').mockImplementation();
  const post = (message: object, source: Window | null = advisor) =>
    fireEvent(
      window,
      new MessageEvent('message', { data: { channel: 'size-advisor', ...message }, source }),
    );
  return { post, messages };
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  document.cookie = 'fit_session=; max-age=0';
});

test('API-10: the advisor runs in a frame without an origin, loaded on opening', async () => {
  await opened();
  const advisor = await frame();
  expect(advisor).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
  expect(advisor).toHaveAttribute('src', '/size-advisor?locale=de-at');
});

test('API-10: the frame gets language, country and the sizes with their availability', async () => {
  const { post, messages } = await opened();
  post({ type: 'ready' });
  expect(messages).toHaveBeenCalledWith(
    {
      channel: 'size-advisor',
      type: 'article',
      language: 'de',
      country: 'AT',
      sizes: SIZES,
      fit: null,
      answers: null,
    },
    '*',
  );
});

test.each(GERMAN_SIZES)('CTX-07: %s uses German sizes', async (project) => {
  const { post, messages } = await opened(project);
  post({ type: 'ready' });
  expect(messages).toHaveBeenCalledWith(
    expect.objectContaining({ language: 'de', country: 'DE' }),
    '*',
  );
});

test('API-10: it selects a size, which closes the advisor', async () => {
  const { post } = await opened();
  post({ type: 'selectSize', sku: 'sku-L' });
  expect(onSelect).toHaveBeenCalledWith('sku-L');
  expect(screen.queryByTitle('Meine Größe finden')).toBeNull();
});

test('API-10: it only adds available sizes to the basket', async () => {
  const { post } = await opened();
  post({ type: 'addToCart', sku: 'sku-L' });
  post({ type: 'addToCart', sku: 'sku-other' });
  post({ type: 'addToCart', sku: { toString: () => 'sku-M' } });
  expect(onAdd).not.toHaveBeenCalled();
  post({ type: 'addToCart', sku: 'sku-M' });
  expect(onAdd).toHaveBeenCalledWith('sku-M');
});

test('messages from other windows are ignored', async () => {
  const { post } = await opened();
  post({ type: 'addToCart', sku: 'sku-M' }, window);
  post({ type: 'addToCart', sku: 'sku-M', channel: 'other' });
  fireEvent(window, new MessageEvent('message', { data: 'text' }));
  expect(onAdd).not.toHaveBeenCalled();
});

test('STO-01: answers stay in the browser; later sessions use them, and they can be deleted', async () => {
  const { post, messages } = await opened();
  post({ type: 'ready' });
  expect(document.cookie).not.toContain('fit_session');
  post({ type: 'answers', answers: { ...ANSWERS, heightCm: 1e9 } });
  expect(localStorage).toHaveLength(0);
  post({ type: 'answers', answers: { ...ANSWERS, more: 'than asked' } });
  expect(JSON.parse(localStorage.getItem('storage_sizeAdvisor') ?? '')).toEqual(ANSWERS);
  const [, session] = /fit_session=([\w-]{36})/.exec(document.cookie) ?? [];
  expect(session).toBeDefined();
  post({ type: 'answers', answers: ANSWERS });
  expect(document.cookie).toContain(`fit_session=${session}`);
  post({ type: 'ready' });
  expect(messages).toHaveBeenLastCalledWith(expect.objectContaining({ answers: ANSWERS }), '*');
  post({ type: 'forget' });
  expect(document.cookie).not.toContain('fit_session');
  expect(localStorage).toHaveLength(0);
});

test('shoes have no advisor', () => {
  show([{ ...size('43'), sizeType: 'shoe' }]);
  expect(screen.queryByRole('button')).toBeNull();
});
