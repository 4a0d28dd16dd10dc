import { badgesOf, PRODUCT_FLAGS, type ProductFlag } from './badges';

const flagged = (...flags: ProductFlag[]) => ({
  flags: {
    big: flags.includes('big'),
    tall: flags.includes('tall'),
    bigandtall: flags.includes('bigandtall'),
    exclusive: flags.includes('exclusive'),
    sustainable: flags.includes('sustainable'),
    online_only: flags.includes('online_only'),
  },
  isNew: false,
  isOnSale: false,
});

test('ENT-03: lists the six flags of an article', () => {
  expect(PRODUCT_FLAGS.toSorted()).toEqual([
    'big',
    'bigandtall',
    'exclusive',
    'online_only',
    'sustainable',
    'tall',
  ]);
});

describe('TIL-06: badges', () => {
  test('at most two show, in order', () => {
    const all = { ...flagged(...PRODUCT_FLAGS), isNew: true, isOnSale: true };
    expect(badgesOf(all, { project: 'hgg' })).toEqual(['big', 'tall']);
    expect(badgesOf(all, { project: 'hrm' })).toEqual(['exclusive', 'sustainable']);
    expect(badgesOf(flagged('online_only', 'bigandtall'), { project: 'hgg' })).toEqual([
      'bigandtall',
      'online_only',
    ]);
  });

  test('new and sale follow the flags', () => {
    const article = { ...flagged('online_only'), isNew: true, isOnSale: true };
    expect(badgesOf(article, { project: 'eck' })).toEqual(['online_only', 'new']);
    expect(badgesOf({ ...flagged(), isNew: false, isOnSale: true }, { project: 'eck' })).toEqual([
      'sale',
    ]);
    expect(badgesOf(flagged(), { project: 'eck' })).toEqual([]);
  });

  test('big and tall show for hgg only, and not in a tall view', () => {
    const article = flagged('tall', 'sustainable', 'online_only');
    expect(badgesOf(article, { project: 'hgg' })).toEqual(['tall', 'sustainable']);
    expect(badgesOf(article, { project: 'hrm' })).toEqual(['sustainable', 'online_only']);
    expect(badgesOf(article, { project: 'hgg', isTallOnly: true })).toEqual([
      'sustainable',
      'online_only',
    ]);
  });
});
