export interface Widget {
  script: string;
  configuration: string | null;
  language: string;
}

/** Milliseconds between two checks, and number of checks, before a widget counts as broken. */
export const POLL_MS = 100;
export const POLLS = 10;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * Runs in the frame, beside the provider's script: reports to the shop whether the widget has
 * rendered anything, and its height. Handwritten ES5, because it is part of the frame's markup.
 */
const WATCH = `var tries=${POLLS};
function tell(state){parent.postMessage({widget:state,height:document.documentElement.scrollHeight},'*')}
function isFilled(){return !!document.querySelector('#widget > *, body > :not(script):not(#widget)')}
function watch(){if(isFilled()){tell('ready');new ResizeObserver(function(){tell('ready')}).observe(document.body)}
else if(tries-->0)setTimeout(watch,${POLL_MS});else tell('failed')}`;

const STYLE = 'body{font:16px/1.5 system-ui,sans-serif;margin:0;overflow-wrap:anywhere}';

/** URL of a widget's frame: the document is in its fragment, which is not sent to servers. */
export const widgetAddress = (widget: Widget): string =>
  `/widget-frame#${encodeURIComponent(widgetDocument(widget))}`;

/** A separate document for a provider's script; see docs/decisions/0090. */
export function widgetDocument({ script, configuration, language }: Widget): string {
  const data = configuration === null ? '' : ` data-configuration="${escaped(configuration)}"`;
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><base target="_blank"><style>${STYLE}</style></head>
<body><div id="widget"${data}></div><script>${WATCH}</script>
<script src="${escaped(script)}"${data} onload="watch()" onerror="tell('failed')"></script></body></html>`;
}
