import { AUSTRIA, GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import { contentDocument, entry } from './content.fixture.server';
import { chooseEmailTemplate } from './email-template.server';

const iso = (instant: number) => new Date(instant).toISOString();

function chosen(
  byId: Readonly<Record<string, Record<string, unknown>>>,
  context = GERMANY,
  kind = 'order-paid',
) {
  const entries = Object.entries(byId).map(([id, fields]) =>
    entry(id, 'emailTemplate', {
      title: id,
      project: 'hgg',
      kind: 'order-paid',
      subject: id,
      ...fields,
    }),
  );
  const document = { ...contentDocument(entries), roots: entries.map(({ sys }) => sys.id) };
  return chooseEmailTemplate(document, kind, context)?.subject ?? null;
}

test('CMS-02: an email template applies to its kind, in its countries and its window', () => {
  expect(chosen({ all: {} })).toBe('all');
  expect(chosen({ all: {} }, GERMANY, 'reservation-placed')).toBeNull();
  expect(chosen({ austria: { countries: 'AT' } })).toBeNull();
  expect(chosen({ all: {}, austria: { countries: 'AT' } }, AUSTRIA)).toBe('austria');
  expect(chosen({ past: { endDateTime: iso(NOON - HOUR) } })).toBeNull();
  expect(chosen({ soon: { startDateTime: iso(NOON + HOUR) }, all: {} })).toBe('all');
  expect(chosen({})).toBeNull();
});
