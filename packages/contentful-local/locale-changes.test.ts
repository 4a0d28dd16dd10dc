import { createClient } from 'contentful';
import {
  type RunningService,
  rejection,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';
import { field, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'label', [field('text', 'Symbol', { localized: true })]);
  await publishEntry(service, 'label', 'hello', {
    text: { de: 'Hallo', en: 'Hello', fr: 'Salut', pl: 'Cześć' },
  });
});

afterAll(async () => {
  await service.stop();
});

async function localeOf(code: string) {
  const { items } = await service.management.locale.getMany({});
  const locale = items.find((item) => item.code === code);
  if (!locale) throw new Error(`no locale ${code}`);
  return locale;
}

async function rename(from: string, to: string) {
  const locale = await localeOf(from);
  return service.management.locale.update({ localeId: locale.sys.id }, { ...locale, code: to });
}

const delivered = (locale: string) => service.delivery.getEntry('hello', { locale });

test('values follow a locale to its new code, in drafts and in published versions', async () => {
  const { management } = service;
  await rename('en', 'en-GB');
  const entry = await management.entry.get({ entryId: 'hello' });
  expect(entry.fields.text).toEqual({
    de: 'Hallo',
    'en-GB': 'Hello',
    fr: 'Salut',
    pl: 'Cześć',
  });
  expect((await delivered('en-GB')).fields.text).toBe('Hello');
  expect((await management.entry.update({ entryId: 'hello' }, entry)).sys.version).toBe(
    entry.sys.version + 1,
  );
  await service.restart();
  expect((await delivered('en-GB')).fields.text).toBe('Hello');
});

test('values are deleted with their locale and do not reappear with a new one', async () => {
  const { management } = service;
  const { sys, ...locale } = await localeOf('fr');
  await management.locale.delete({ localeId: sys.id });
  const entry = await management.entry.get({ entryId: 'hello' });
  expect(Object.keys(entry.fields.text ?? {})).not.toContain('fr');
  await management.entry.update({ entryId: 'hello' }, entry);
  await management.locale.create({}, { ...locale, fallbackCode: null });
  const all = await service.delivery.withAllLocales.getEntry('hello');
  expect(Object.keys(all.fields.text ?? {})).not.toContain('fr');
});

test('a fallback keeps its code, and the default locale has no fallback and stays delivered', async () => {
  const { management } = service;
  expect(await rejection(rename('de', 'de-DE'))).toMatchObject({ status: 422 });
  const { sys, ...locale } = await localeOf('de');
  const params = { localeId: sys.id };
  for (const change of [{ fallbackCode: 'pl' }, { contentDeliveryApi: false }]) {
    const call = management.locale.update(params, { ...locale, ...change, sys });
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'ValidationFailed' });
  }
});

test('the default locale can be renamed with its values once it is no fallback', async () => {
  const { management } = service;
  for (const locale of (await management.locale.getMany({})).items) {
    if (locale.default) continue;
    await management.locale.update({ localeId: locale.sys.id }, { ...locale, fallbackCode: null });
  }
  await rename('de', 'de-DE');
  expect((await service.delivery.getEntry('hello')).fields.text).toBe('Hallo');
  const entry = await management.entry.get({ entryId: 'hello' });
  expect(entry.fields.text).toMatchObject({ 'de-DE': 'Hallo' });
});

test('lists of locales start with the default and have a fixed order', async () => {
  const managed = (await service.management.locale.getMany({})).items.map(({ code }) => code);
  const rest = managed.slice(1);
  expect(managed[0]).toBe('de-DE');
  expect(rest).toEqual([...rest].sort());
  const raw = await service.fetch('delivery', '/locales');
  const { items } = (await raw.json()) as { items: { code: string }[] };
  expect(items.map(({ code }) => code)).toEqual(managed);
  const client = createClient({
    space: SPACE,
    accessToken: TOKENS.delivery,
    host: service.hosts.delivery,
    insecure: true,
  });
  const space = await client.getSpace();
  expect(space.locales.map(({ code }) => code)).toEqual(managed);
});
