import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { guaranteeNoticeIn, languagesWithoutNotice } from './guarantee-notice.server';
import { parseLocale } from './locale';

withEnvironment();
const GRAPHIC = {
  picture: '/legal/guarantee-de.png',
  width: 1224,
  height: 1675,
  text: 'Gewährleistung '.repeat(10).trim(),
};
process.env['SHOP_SETTINGS'] = settingsChangedBy((settings, shop) =>
  shop === 'hgg' ? { ...settings, guaranteeNotice: { de: GRAPHIC } } : settings,
);

function noticeOn(segment: string) {
  const locale = parseLocale('hgg', segment);
  if (!locale) throw new Error(`no such locale: ${segment}`);
  return guaranteeNoticeIn('hgg', locale);
}

test.each([
  ['de-de', true],
  ['de-at', true],
  ['de-fr', true],
  // Outside of the Union, and in languages without a graphic.
  ['de-ch', false],
  ['en-us', false],
  ['fr-fr', false],
])('the notice on the legal guarantee in %s is shown: %s', (segment, isShown) => {
  expect(noticeOn(segment)).toEqual(isShown ? { guaranteeNotice: GRAPHIC } : null);
});

test('each language of a market in the Union that has no graphic is named', () => {
  const without = (shop: 'hgg' | 'eck') => languagesWithoutNotice(shop, shopSettings(shop));
  expect(without('hgg')).toEqual(['cs', 'en', 'fr', 'nl', 'pl']);
  // Its market in French is Switzerland.
  expect(without('eck')).toEqual(['de']);
});
