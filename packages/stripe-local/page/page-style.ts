import { createHash } from 'node:crypto';

export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f4f2, #161616); color: light-dark(#1a1a1a, #ededed); }
main { box-sizing: border-box; max-inline-size: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
section, form { background: light-dark(#fff, #222); padding: 1.25rem; margin-block: 0 1rem; }
dl { margin: 0; display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; }
dt { overflow-wrap: anywhere; }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.total { font-weight: 600; border-block-start: 1px solid light-dark(#ccc, #555); padding-block-start: .5rem; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; margin-block: .25rem 1rem; font: inherit; color: inherit; background: transparent; border: 1px solid light-dark(#6b6b6b, #9a9a9a); }
input[aria-invalid='true'] { border-color: light-dark(#b00020, #ff8a80); border-width: 2px; }
.fault { color: light-dark(#b00020, #ff8a80); margin: 0; }
[role='alert'] { border-inline-start: 4px solid light-dark(#b00020, #ff8a80); padding: .75rem 1rem; margin-block-end: 1rem; background: light-dark(#fff, #222); }
.wallets { display: grid; gap: .75rem; }
button, .button { box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 2.75rem; padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: light-dark(#fff, #161616); background: light-dark(#1a1a1a, #ededed); border: 0; cursor: pointer; }
.cancel { display: block; min-block-size: 2.75rem; line-height: 2.75rem; text-align: center; color: inherit; }
.note { font-size: .875rem; margin-block: 0 1rem; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * The page loads nothing and runs no script. `form-action` includes the shop, because browsers
 * apply it to the redirect after the payment too.
 */
export const contentSecurityPolicy = (shopOrigin: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${shopOrigin}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
