import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { deliveryTimeTo } from './delivery-time';

test('parcels take longer to Switzerland and overseas than within Germany', () => {
  expect(deliveryTimeTo('DE')).toEqual({ from: 2, until: 3 });
  expect(deliveryTimeTo('PL')).toEqual({ from: 3, until: 5 });
  expect(deliveryTimeTo('CH')).toEqual({ from: 4, until: 5 });
  expect(deliveryTimeTo('US')).toEqual({ from: 6, until: 10 });
});

test.each(PROJECT_IDS)('every delivery country of %s has a time', (project) => {
  for (const country of projects[project].deliveryCountries) {
    const { from, until } = deliveryTimeTo(country);
    expect(from).toBeGreaterThan(1);
    expect(until).toBeGreaterThanOrEqual(from);
  }
});
