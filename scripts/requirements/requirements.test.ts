import { complaintsAbout, withProofs } from './document';
import { idsInTitles } from './proofs';

const proofs = new Map([
  ['GEN-01', ['e2e/start.spec.ts']],
  ['RTE-10', ['lib/shop/routes/alternates.test.ts', 'registry/page-head.test.tsx']],
]);

const COMPLETE = `# Requirements

## General

- GEN-01: Three shops (\`lib/shop/project\`)
  proved by \`e2e/start.spec.ts\`

## Routes

- RTE-10: Title and canonical (\`lib/shop/routes\`)
  proved by \`lib/shop/routes/alternates.test.ts\`, \`registry/page-head.test.tsx\`
`;

test('only ids in titles of tests and groups count', () => {
  // Concatenated so that this file itself contains none of them.
  const [one, two, three] = ['AAA-01', 'BBB-02', 'CCC-03'];
  const source = [
    `test('${one}: a title', run);`,
    `describe.each([1])("${two}, and ${one}: a group", run);`,
    `// ${three} in a comment`,
    `expect('${three}').toBe('${three}');`,
  ].join('\n');
  expect([...idsInTitles(source)]).toEqual([one, two]);
});

test('a document that matches the tests is accepted and unchanged', () => {
  expect(complaintsAbout(COMPLETE, proofs)).toEqual([]);
  expect(withProofs(COMPLETE, proofs)).toBe(COMPLETE);
});

test.each([
  ['a row is missing', COMPLETE.replace(/- GEN-01[^-]+/, ''), /GEN-01 is named by .* has no row/],
  ['a row has no test', `${COMPLETE}- RTE-11: More (\`lib/x\`)\n`, /RTE-11 has a row, and no test/],
  ['a row stands twice', `${COMPLETE}- GEN-01: Again (\`lib/x\`)\n`, /GEN-01 has two rows/],
  ['a proof is old', COMPLETE.replace('start.spec', 'begin.spec'), /GEN-01 is proved by other/],
  ['a row says no place', COMPLETE.replace(' (`lib/shop/routes`)', ''), /not of the form.*RTE-10/],
])('it is rejected when %s', (_, text, complaint) => {
  expect(complaintsAbout(text, proofs).join('\n')).toMatch(complaint);
});

test('rows are sorted and completed with their proofs', () => {
  const rough = `## Routes\n\n- RTE-10: Title and canonical (\`lib/shop/routes\`)\n- RTE-02: Product (\`lib/shop/routes\`)\n`;
  expect(withProofs(rough, new Map([...proofs, ['RTE-02', ['a.test.ts']]]))).toBe(
    `## Routes

- RTE-02: Product (\`lib/shop/routes\`)
  proved by \`a.test.ts\`
- RTE-10: Title and canonical (\`lib/shop/routes\`)
  proved by \`lib/shop/routes/alternates.test.ts\`, \`registry/page-head.test.tsx\`
`,
  );
});
