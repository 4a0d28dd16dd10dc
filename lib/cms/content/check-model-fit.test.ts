import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { checkModelFit } from './check-model-fit.server';
import { withoutContent } from './content-stand-in.fixture';

withEnvironment();
withoutContent();

test('a space that lost its content types is unknown, not one whose fields were removed', async () => {
  expect(await checkModelFit()).toBe('unknown');
});
