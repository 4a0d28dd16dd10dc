import path from 'node:path';
import { copiedCheckout } from '@/scripts/testing/copied-shop';

const checkout = copiedCheckout('new-block');
const tool = (place: string) => path.join('node_modules', place);

test('ED-08: with a new block the whole checkout type-checks, and every part of the block is used', () => {
  expect(checkout.script('new-block.ts', 'store-finder').status).toBe(0);
  const types = [tool('typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1'];
  expect(checkout.run(types)).toEqual({ status: 0, output: '' });
  const { output } = checkout.run([tool('knip/bin/knip.js'), '--no-progress']);
  expect(output).not.toMatch(/store-?finder/i);
  expect(checkout.run([tool('jest/bin/jest.js'), 'scripts/model'])).toEqual({
    status: 0,
    output: expect.stringContaining('PASS jsdom scripts/model/field-tags.test.tsx'),
  });
}, 600_000);
