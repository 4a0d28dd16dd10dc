import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '@/lib/cms/content/site.server';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { hashOf } from '@/lib/platform/security-headers/policy';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** System colours, because no style sheet is available offline. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{background:Canvas;color:CanvasText;margin:0 auto;max-inline-size:40rem;padding:3rem 1.25rem;overflow-wrap:anywhere}
svg{block-size:2.5rem;inline-size:auto;max-inline-size:100%}h1{font-size:1.75rem;line-height:1.2;margin-block:2rem .75rem}
h2{font-size:1.125rem;margin-block:2.5rem .5rem}ul{list-style:none;margin:0;padding:0}li{border-block-end:1px solid GrayText;padding-block:.75rem}
a{color:inherit}button{background:CanvasText;border:0;border-radius:.25rem;color:Canvas;cursor:pointer;font:inherit;margin-block-start:1rem;min-block-size:2.75rem;padding:.5rem 1.5rem}
button:focus-visible,a:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/**
 * Reads what lib/runtime/offline/seen-pages.ts writes. Plain ES5, because it is inlined in a
 * document. A network that returns only briefly causes no reload, which would replace a navigation
 * in progress.
 */
const SCRIPT = `(function(d){var t,b=d.querySelector('button');b.onclick=function(){location.reload()};addEventListener('offline',function(){clearTimeout(t)});
addEventListener('online',function(){clearTimeout(t);t=setTimeout(function(){if(navigator.onLine)location.reload()},500)});
try{var l=JSON.parse(localStorage.getItem('storage_seen_pages')||'[]'),u=d.querySelector('ul');l.slice(0,10).forEach(function(p){
if(!/^\\/[a-z]{2}-[a-z]{2}\\/p\\//.test(p.path))return;var i=d.createElement('li'),a=d.createElement('a');a.href=p.path;a.textContent=p.title;i.appendChild(a);u.appendChild(i)});
if(u.firstChild)d.querySelector('section').hidden=false}catch(x){}})(document)`;

/** The document is self-contained: its own script and style, and nothing else. */
export const OFFLINE_POLICY = `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function documentOf(
  { offline, language }: Messages,
  { name, logo }: { name: string; logo: string },
): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(`${offline.headline} – ${name}`)}</title><style>${STYLE}</style></head>
<body><header role="img" aria-label="${escaped(name)}">${logo}</header><main><h1>${escaped(offline.headline)}</h1>
<p>${escaped(offline.text)}</p><button type="button">${escaped(offline.retry)}</button>
<section hidden aria-labelledby="seen"><h2 id="seen">${escaped(offline.seen)}</h2><ul></ul></section></main>
<script>${SCRIPT}</script></body></html>`;
}

/** The self-contained page shown without a network. */
export async function offlinePage(context: PageContext): Promise<string> {
  const { project, locale } = context;
  const site = await loadSite(context).catch(() => null);
  const logo = await readFile(path.resolve('public/logos', `${project}.svg`), 'utf8');
  const name = site?.frame.projectName ?? project.toUpperCase();
  return documentOf(messagesFor(locale.language), { name, logo });
}
