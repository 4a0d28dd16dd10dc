import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { studioMessages } from '@/lib/studio/studio/messages';

/** The part of a view's props that every page of the studio has, in English. */
export const studio = { language: 'en' as const, messages: studioMessages('en') };

/** Requests of the test that runs, and the response to the next one. */
interface StudioRequests {
  sent: unknown[];
  reply: { status: number; body: object };
}

/** Takes the requests of each test, because jsdom has no fetch. */
export function takeRequests(): StudioRequests {
  const requests: StudioRequests = { sent: [], reply: { status: 200, body: {} } };
  beforeEach(() => {
    requests.sent = [];
    globalThis.fetch = (_, { body } = {}) => {
      requests.sent.push(JSON.parse(String(body)));
      const { status, body: replied } = requests.reply;
      const response = { ok: status < 400, status, json: () => Promise.resolve(replied) };
      // The code reads these three properties of a response.
      return Promise.resolve(response as unknown as Response);
    };
  });
  return requests;
}

/** Renders a view as the page at this path. */
export function showAt(path: string, view: ReactNode) {
  // The studio uses these members of the router.
  const router = {
    pathname: path,
    asPath: path,
    replace: () => Promise.resolve(true),
  } as unknown as NextRouter;
  return render(<RouterContext.Provider value={router}>{view}</RouterContext.Provider>);
}
