// Server code of pages/_document, which alone imports this file.
// oxlint-disable-next-line next/no-document-import-in-page
import { Head } from 'next/document';
import { createElement, type ReactElement } from 'react';
import { isOn } from './switches.mjs';
import { ADD_AFTER_PAINT, QUEUE_ENTRIES, SCRIPTS_ID } from './add-after-paint';

type Files = Parameters<Head['getScripts']>[0];
type Script = ReactElement<{ src?: string; dangerouslySetInnerHTML?: { __html: string } }>;

// outside: react-raw-script
/** Escapes `<`, so that the JSON cannot end its script element. */
const escaped = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `(globalThis["TURBOPACK"] || …).push({…});`, once for the shell and once for the page. */
const ENTRY = /^\(globalThis\["(\w+)"\][^{]*\.push\((\{.*\})\);?$/;

/** What Next's inline scripts queue, as data. @throws Error when they contain anything else */
function entriesOf(inline: readonly Script[]) {
  const lines = inline.flatMap(({ props }) =>
    (props.dangerouslySetInnerHTML?.__html ?? '').split('\n').filter(Boolean),
  );
  const found = lines.map((line) => {
    const [, queue, entry] = ENTRY.exec(line) ?? [];
    if (!queue || !entry) throw new Error(`Next inlines a script that is not known: ${line}`);
    return { queue, entry: JSON.parse(entry) as unknown };
  });
  return { queue: found[0]?.queue ?? '', entries: found.map(({ entry }) => entry) };
}

/**
 * Next's head, but its scripts are loaded once the page has painted: until then connection and
 * processor are left to the content. Next has no option for this. Overrides the two methods that
 * write script elements, as in next 16.4.6 (`next/dist/pages/_document.js`); `e2e/start.spec.ts`
 * fails when they are no longer called.
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
    if (this.context.isDevelopment) return scripts;
    const inline = scripts.filter(({ props }) => props.src === undefined);
    const sources = scripts.filter(({ props }) => props.src !== undefined);
    const folder = `${this.context.assetPrefix ?? ''}/_next/static/`;
    const chunks = super.getDynamicChunks(files).filter((chunk): chunk is Script => chunk !== null);
    const names = [...chunks, ...sources].flatMap(
      ({ props }) => props.src?.replace(folder, '') ?? [],
    );
    const known = { ...entriesOf(inline), folder, names };
    const scriptOf = (key: string, __html: string, rest = {}) =>
      createElement('script', { key, ...rest, dangerouslySetInnerHTML: { __html } });
    return [
      scriptOf('names', escaped(known), { id: SCRIPTS_ID, type: 'application/json' }),
      scriptOf('entries', QUEUE_ENTRIES),
      ...(this.#isOn ? [scriptOf('after-paint', ADD_AFTER_PAINT)] : sources),
    ];
  }
}
