import { starterContent } from './starter-content';
import { firstSteps } from '@/lib/studio/studio/first-steps';

const STARTER = starterContent(['hgg', 'hrm']).map(({ id, fields }) => ({ id, fields }));
const open = (known: Partial<Parameters<typeof firstSteps>[0]>) =>
  firstSteps({ shops: [['hgg', []]], texts: [], stocked: new Set(['hgg']), ...known }).map(
    ({ steps }) => steps.filter(({ isDone }) => !isDone),
  );

test('after an empty start everything is missing', () => {
  const missing = ['seller.name', 'mail.from', 'delivery.zones', 'payment'];
  const [steps] = open({ shops: [['hgg', missing]], texts: STARTER, stocked: new Set() });
  expect(steps?.map(({ name }) => name)).toEqual([
    'seller',
    'shipping',
    'payment',
    'legal',
    'import',
    'page',
  ]);
  expect(steps?.[0]?.settings).toEqual(['seller.name', 'mail.from']);
});

test('legal texts that are still placeholders are named, those of another shop are not', () => {
  const [steps] = open({ texts: STARTER });
  const legal = steps?.find(({ name }) => name === 'legal')?.entries;
  expect(legal?.map(({ id }) => id)).toEqual([
    'hgg-impressum-text',
    'hgg-datenschutz-text',
    'hgg-agb-text',
    'hgg-widerruf-text',
    'hgg-barrierefreiheit-text',
  ]);
});

test('a text that an editor has written is done', () => {
  const written = STARTER.map(({ id, fields }) =>
    id === 'hgg-home-welcome'
      ? { id, fields: { ...fields, body: { de: 'Willkommen' } } }
      : { id, fields },
  );
  expect(
    open({ texts: written })
      .flat()
      .map(({ name }) => name),
  ).toEqual(['legal']);
});

test('articles of one shop do not complete the import of another', () => {
  const shops = [
    ['hgg', []],
    ['hrm', []],
  ] as const;
  const [first, second] = open({ shops });
  expect(first).toEqual([]);
  expect(second?.map(({ name }) => name)).toEqual(['import']);
});
