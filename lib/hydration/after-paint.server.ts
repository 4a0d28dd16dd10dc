// Server code of pages/_document, which alone imports this file.
// oxlint-disable-next-line next/no-document-import-in-page
import { Head } from 'next/document';
import { createElement, type ReactElement } from 'react';
import { isOn } from './switches';

type Files = Parameters<Head['getScripts']>[0];
type Script = ReactElement<{ src?: string }>;

/**
 * A function of the document, a folder and the scripts in it: adds them in order once a page shows
 * content and has been parsed: cached scripts run at once, and need the elements at its end.
 * Two at a time: the browser requests each as it is added, which takes a phone some milliseconds.
 * A tab in the background paints nothing; there they are added soon after its load event.
 * Maintained by hand as plain ES5 because it is inlined in every page.
 */
const ADD_AFTER_PAINT = `(function(d,f,s){function a(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',function(){setTimeout(a)});
s.splice(0,2).forEach(function(u){var e=d.createElement('script');e.src=f+u;e.async=false;d.head.appendChild(e)});if(s.length)setTimeout(a)}
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})}catch(x){}
addEventListener('load',function(){setTimeout(a,1e3)})})`;

/**
 * Next's head with the scripts loaded once the page has been painted: until then connection and
 * processor are left to what the visitor came to see. Next has no option for it. Overrides the two
 * methods that write script elements, as next 16.4.6 has them (`next/dist/pages/_document.js`);
 * `e2e/start.spec.ts` fails when it calls them no more.
 */
export class AfterPaintHead extends Head {
  get #isOn() {
    return isOn('after-paint') && !this.context.isDevelopment;
  }

  override getDynamicChunks(files: Files) {
    return this.#isOn ? [] : super.getDynamicChunks(files);
  }

  override getScripts(files: Files) {
    const scripts: Script[] = super.getScripts(files);
    if (!this.#isOn) return scripts;
    const chunks = super.getDynamicChunks(files).filter((chunk): chunk is Script => chunk !== null);
    const sources = [...chunks, ...scripts].flatMap(({ props }) => props.src ?? []);
    const inline = scripts.filter(({ props }) => props.src === undefined);
    const folder = `${this.context.assetPrefix ?? ''}/_next/static/`;
    const names = sources.map((source) => source.replace(folder, ''));
    const __html = `${ADD_AFTER_PAINT}(document,${JSON.stringify(folder)},${JSON.stringify(names)})`;
    return [
      ...inline,
      createElement('script', { key: 'after-paint', dangerouslySetInnerHTML: { __html } }),
    ];
  }
}
