import { confirmCaptcha } from './confirm-captcha';

const reply = (response: Response | Error) => {
  globalThis.fetch = jest.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
};

test.each([404, 503])(
  'FRM-01: a shop that responds with %i has no captcha and accepts no forms',
  async (status) => {
    reply(new Response('<h1>Not here</h1>', { status }));
    expect(await confirmCaptcha()).toEqual({ token: null, because: 'closed' });
  },
);

test.each([
  ['without a network', new TypeError('Failed to fetch')],
  ['with something else for a puzzle', new Response('<h1>A login page</h1>')],
])(
  'FRM-01: %s the captcha is unavailable, and the visitor is not rejected',
  async (_, response) => {
    reply(response);
    expect(await confirmCaptcha()).toEqual({ token: null, because: 'unreachable' });
  },
);
