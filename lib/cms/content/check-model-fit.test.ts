import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { checkModelFit } from './check-model-fit.server';
import { withoutContent } from './content-stand-in.fixture';

withEnvironment();
withoutContent();

test('a space that lost all content types is unknown rather than missing fields', async () => {
  expect(await checkModelFit()).toBe('unknown');
});
