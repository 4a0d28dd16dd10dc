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
  // In one process and with time to spare, because a busy machine failed it once.
  const alone = ['--runInBand', '--testTimeout', '300000'];
  const model = checkout.run([tool('jest/bin/jest.js'), 'scripts/model', ...alone]);
  // Reports the output of a failed run.
  expect(model.status === 0 || model.output).toBe(true);
  expect(model.output).toContain('PASS jsdom scripts/model/field-tags.test.tsx');
}, 600_000);
