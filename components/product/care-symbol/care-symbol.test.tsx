import { render, screen } from '@testing-library/react';
import { CARE_CODES } from '@/lib/catalog/catalogue/care-codes';
import { careInstructions } from '@/lib/catalog/catalogue/care-labels.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { CareSymbol } from './care-symbol';

test('PDP-21: every care code has a symbol with its description in each language', () => {
  for (const language of LANGUAGES) {
    const care = careInstructions(CARE_CODES, language);
    const { unmount } = render(
      <>
        {care.map(({ code, label }) => (
          <CareSymbol key={code} code={code} label={label} />
        ))}
      </>,
    );
    const names = care.map(({ label }) => label);
    expect(new Set(names).size).toBe(CARE_CODES.length);
    for (const name of names) expect(screen.getByRole('img', { name })).toBeInTheDocument();
    unmount();
  }
});

test('all symbols differ', () => {
  const drawn = CARE_CODES.map((code) => {
    const { container, unmount } = render(<CareSymbol code={code} label="x" />);
    const svg = container.innerHTML;
    unmount();
    return svg;
  });
  expect(new Set(drawn).size).toBe(CARE_CODES.length);
});

test('instructions have the order of a label, whatever their original order', () => {
  expect(careInstructions(['iron110', 'noBleach', 'wash40'], 'de')).toEqual([
    { code: 'wash40', label: 'Normalwaschgang 40 °C' },
    { code: 'noBleach', label: 'Nicht bleichen' },
    { code: 'iron110', label: 'Bügeln bis 110 °C' },
  ]);
});
