import { sizeInSystems } from './size-systems';

const size = { bodyType: 'normal', sizeType: 'standard' } as const;

test('FLT-07: a size has a name in every system that includes it', () => {
  expect(sizeInSystems({ ...size, sizeOnLabel: '3XL' })).toEqual({ eu: '3XL', int: '3XL' });
  expect(sizeInSystems({ ...size, sizeOnLabel: '52' })).toEqual({ eu: '52', 'us-uk': '42' });
  expect(sizeInSystems({ ...size, sizeType: 'shoe', sizeOnLabel: '42,5' })).toEqual({
    eu: '42,5',
    uk: '8',
    us: '9',
  });
  expect(sizeInSystems({ ...size, sizeType: 'collar', sizeOnLabel: '43/72' })).toEqual({
    eu: '43/72',
    inch: '17',
  });
});

test('FLT-07: jeans are in inches, and short and tall jackets have only their own number', () => {
  expect(sizeInSystems({ ...size, sizeType: 'inch', sizeOnLabel: 'W34/L32' })).toEqual({
    eu: '50',
    inch: 'W34/L32',
  });
  expect(sizeInSystems({ ...size, bodyType: 'tall', sizeOnLabel: '102' })).toEqual({ eu: '102' });
});

test('an unknown label is its own EU size and has no other', () => {
  expect(sizeInSystems({ ...size, sizeType: 'shoe', sizeOnLabel: 'M/L' })).toEqual({ eu: 'M/L' });
  expect(sizeInSystems({ ...size, sizeType: 'belt', sizeOnLabel: '110' })).toEqual({ eu: '110' });
});
