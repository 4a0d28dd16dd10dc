import fc from 'fast-check';
import { EVERYTHING, pathTree, pick } from '#engine/answer/paths';
import type { JsonValue, SearchRecord } from '#engine/types';
import { RecordStore } from './record-store';

/** Few keys, so that paths match them, and equal neighbours, so that one points to the other. */
const KEYS = ['a', 'b', 'price', 'title', '__proto__'];
const { value: json } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue>(null, true, false, 0, 19.95, -1.5e300, 'Jeans', 'größe', '裤子'),
    fc.string(),
    // Longer than strings that are numbered.
    fc.string({ unit: 'grapheme', minLength: 70, maxLength: 90 }),
    fc.string({ minLength: 70, maxLength: 90 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('value')), {
        selector: ([key]) => key,
        maxLength: 4,
      })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const record = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), json), { selector: ([key]) => key })
  .map((entries): SearchRecord => ({ objectID: '1', ...Object.fromEntries(entries) }));
const path = fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 3 });

test('reading some attributes returns the same values as reading the whole record', () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), fc.array(path), (all, paths) => {
      const wanted = pathTree([...paths.map((keys) => keys.join('.')), 'objectID']);
      const store = new RecordStore();
      for (const one of all) store.add(one);
      for (const [number, one] of all.entries()) {
        expect(pick(store.get(number, wanted), wanted, null)).toEqual(pick(one, wanted, null));
        expect(store.get(number, EVERYTHING)).toEqual(one);
      }
    }),
    { numRuns: 300 },
  );
});
