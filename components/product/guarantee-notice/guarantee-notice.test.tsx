import { render, screen } from '@testing-library/react';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { GuaranteeNotice } from './guarantee-notice';

const NOTICE = {
  picture: '/legal/guarantee-de.png',
  width: 1224,
  height: 1675,
  text: 'Gesetzliches Gewährleistungsrecht, mindestens 2 Jahre',
};

const shown = (guaranteeNotice: typeof NOTICE | null) =>
  render(
    <ShopRulesProvider rules={{ guaranteeNotice }}>
      <GuaranteeNotice />
    </ShopRulesProvider>,
  ).container;

test('shows the notice on the legal guarantee as it is, with its text for people who cannot see it', () => {
  shown(NOTICE);
  const graphic = screen.getByRole('img', { name: NOTICE.text });
  expect(graphic).toHaveAttribute('src', NOTICE.picture);
  expect([graphic.getAttribute('width'), graphic.getAttribute('height')]).toEqual(['1224', '1675']);
  expect(screen.getByRole('link')).toHaveAttribute('href', NOTICE.picture);
});

test('shows nothing until the merchant has provided the graphic', () => {
  expect(shown(null)).toBeEmptyDOMElement();
});
