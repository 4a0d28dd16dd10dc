import { isExcluded, type ProductRule } from './product-blacklist';

const rule = (productType: string, countryList: string, isWhitelist = false): ProductRule => ({
  productType,
  countryList,
  isWhitelist,
});

describe('CMS-07: a product type is excluded', () => {
  test.each([
    ['where it is blacklisted', [rule('waesche', 'CZ; pl')], 'PL', true],
    ['not where it is not', [rule('waesche', 'CZ;PL')], 'DE', false],
    ['where a whitelist lacks the country', [rule('waesche', 'DE;AT', true)], 'CH', true],
    ['not where a whitelist names it', [rule('waesche', 'DE;AT', true)], 'AT', false],
    [
      'not where one of two whitelists names it',
      [rule('waesche', 'DE', true), rule('waesche', 'AT', true)],
      'AT',
      false,
    ],
    ['where both lists name it', [rule('waesche', 'DE', true), rule('waesche', 'DE')], 'DE', true],
    ['nowhere by an empty blacklist', [rule('waesche', '')], 'DE', false],
    ['everywhere by an empty whitelist', [rule('waesche', ' ; ', true)], 'DE', true],
    ['not by the rules of another type', [rule('set', 'DE')], 'DE', false],
    ['not without rules', [], 'DE', false],
  ])('%s', (_, rules, territory, expected) => {
    expect(isExcluded('waesche', territory, rules)).toBe(expected);
  });
});
