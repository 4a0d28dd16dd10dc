import { CounterFilePage } from '@/components/counter/counter-frame';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { hasStudio, openSessionOfStaff } from '@/lib/studio/editor/editor-session.server';
import { studioPath } from '@/lib/studio/studio/studio-path';

/** Opens the studio, whose paths the counter's cookie does not reach, at the page that was left. */
export const getServerSideProps = counterPage<object>(
  'studio.edit',
  async ({ req, res, query, staff }) => {
    if (!hasStudio()) return { problem: 'missing' };
    res.appendHeader('Set-Cookie', await openSessionOfStaff(req.headers, staff));
    return { goTo: studioPath(oneParameter(query['to'])) };
  },
);

/** Shown only if this shop has no studio. */
export default CounterFilePage;
