import { numberOfSegment, numberSegment } from './number-segment';

test.each([
  ['20310000-312', '20310000-312'],
  ['ABC-12/3', 'ABC-12~2F3'],
  ['..', '~2E~2E'],
  ['4006381333931,~%', '4006381333931~2C~7E~25'],
  ['Größe 3', 'Gr~C3~B6~C3~9Fe~203'],
])('the number %s is the segment %s', (number, segment) => {
  expect(numberSegment(number)).toBe(segment);
  expect(numberOfSegment(segment)).toBe(number);
});

test.each(['~', '~ZZ', '100%', '~C3'])('the segment %s is read without an error', (segment) => {
  expect(numberOfSegment(segment)).toBe(segment);
});
