import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudioFrame } from '@/components/studio/studio-frame';
import { showAt, studio } from './testing/studio-view.fixture';

test('ED-10: the keyboard reaches the parts of a page before its sections', async () => {
  showAt(
    '/studio/compose',
    <StudioFrame studio={studio} title="Compose" parts={[['outline', 'To the outline']]}>
      <div id="outline" />
    </StudioFrame>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'To the outline' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'To the content' })).toHaveFocus();
});
