import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { editorRoute } from '@/lib/studio/studio/editor-route.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { signView, VIEW_LINK_SECONDS } from '@/lib/studio/studio/view-link.server';

/** Creates a link to exactly one view, with an expiry. */
export default editorRoute({
  POST: ({ query }) => {
    const secret = env().SESSION_SECRET;
    if (!secret) return problem(404, 'This shop signs no links');
    const choice = readChoice(query);
    const expiresAt = Date.now() + VIEW_LINK_SECONDS * 1000;
    // Fixes the time, so that the link shows what its sender saw.
    const link = signView({ ...choice, at: choice.at ?? Date.now() }, expiresAt, secret);
    return {
      status: 201,
      body: { path: `/studio/view?${new URLSearchParams({ link })}`, expiresAt },
    };
  },
});
