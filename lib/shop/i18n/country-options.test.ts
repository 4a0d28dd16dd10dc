import { countryOptions } from './country-options';
import { projects } from '@/lib/shop/project/projects';
import { statesOf } from '@/lib/shop/project/states';

describe('ENT-15', () => {
  test('about 190 countries, with those a shop delivers to in a separate group', () => {
    const { delivery, others } = countryOptions('eck', 'de');
    expect(delivery).toEqual([
      { code: 'DE', name: 'Deutschland' },
      { code: 'AT', name: 'Österreich' },
      { code: 'CH', name: 'Schweiz' },
    ]);
    expect(delivery.length + others.length).toBeGreaterThan(185);
    expect(delivery.length + others.length).toBeLessThan(200);
    expect(others.some(({ code }) => code === 'DE')).toBe(false);
  });

  test.each(['hgg', 'hrm', 'eck'] as const)('contains every delivery country of %s', (project) => {
    const codes = countryOptions(project, 'cs').delivery.map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...projects[project].deliveryCountries].toSorted());
  });

  test('names are in the language and sorted by its rules', () => {
    const names = countryOptions('hgg', 'pl').delivery.map(({ name }) => name);
    expect(names).toContain('Niemcy');
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  });

  test('only Canada and the US have states', () => {
    expect(statesOf('US')).toHaveLength(51);
    expect(statesOf('CA')).toHaveLength(13);
    expect(statesOf('US')).toContainEqual({ code: 'NY', name: 'New York' });
    expect(statesOf('CA')).toContainEqual({ code: 'PE', name: 'Prince Edward Island' });
    expect(statesOf('DE')).toEqual([]);
  });
});
