// Server code of pages/_document, which alone imports this file.
// oxlint-disable-next-line next/no-document-import-in-page
import { Head } from 'next/document';
import { createElement, type ReactElement } from 'react';
import { isOn } from './switches';
import { ADD_AFTER_PAINT, SCRIPTS_ID } from './add-after-paint';

type Files = Parameters<Head['getScripts']>[0];
type Script = ReactElement<{ src?: string; dangerouslySetInnerHTML?: { __html: string } }>;

/** How Turbopack registers the page's entry: one call for each, with what it needs as JSON. */
const REGISTRATION =
  /\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);?/g;

/**
 * What Next has inline registers the page's entries. It differs from page to page, so no policy can
 * name its hash: the data travels as JSON, and the script that adds the others registers it.
 * @throws Error for any other inline script, which the policy would keep from running
 */
function entriesOf(inline: readonly Script[]): unknown[] {
  return inline.flatMap(({ props }) => {
    const source = props.dangerouslySetInnerHTML?.__html ?? '';
    const entries = [...source.matchAll(REGISTRATION)].map(([, json = '']): unknown =>
      JSON.parse(json),
    );
    if (source.replaceAll(REGISTRATION, '').trim() !== '')
      throw new Error(`Next has an inline script that is not known: ${source.slice(0, 200)}`);
    return entries;
  });
}

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
    const scriptOf = (key: string, __html: string, rest = {}) =>
      createElement('script', { key, ...rest, dangerouslySetInnerHTML: { __html } });
    return [
      // File names hold nothing that would end the element.
      scriptOf('names', JSON.stringify({ folder, names, entries: entriesOf(inline) }), {
        id: SCRIPTS_ID,
        type: 'application/json',
      }),
      scriptOf('after-paint', ADD_AFTER_PAINT),
    ];
  }
}
