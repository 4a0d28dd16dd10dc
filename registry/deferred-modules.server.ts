import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppType } from 'next/app';
// Types only: pages/_document passes its context in.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext, DocumentProps } from 'next/document';
import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { createElement, useContext, type ComponentProps, type ReactNode } from 'react';
import { DeferredModules } from './deferred-modules';

type Shop = ComponentProps<AppType>;

/** What each dynamic `import()` loads, as the build has recorded it. */
type Manifest = Record<string, { id: string | number; files: string[] } | undefined>;

/**
 * Records which modules a page loads while it is rendered.
 * @returns the context to render it with, and the modules that only its deferred blocks load
 */
export function notingModules(context: DocumentContext) {
  const early = new Set<string>();
  const late = new Set<string>();
  function Noting({ children }: { children: ReactNode }) {
    const register = useContext(LoadableContext);
    const noteIn = (noted: Set<string>) => (moduleName: string) => {
      noted.add(String(moduleName));
      register?.(moduleName);
    };
    return createElement(
      LoadableContext,
      { value: noteIn(early) },
      createElement(DeferredModules, { value: noteIn(late) }, children),
    );
  }
  const renderPage: DocumentContext['renderPage'] = (options = {}) => {
    const enhanceApp = typeof options === 'function' ? undefined : options.enhanceApp;
    return context.renderPage({
      enhanceApp: (App) => {
        const Enhanced = enhanceApp?.(App) ?? App;
        return (shop: Shop) => createElement(Noting, null, createElement(Enhanced, shop));
      },
    });
  };
  return {
    context: { ...context, renderPage },
    onlyDeferred: () => [...late].filter((moduleName) => !early.has(moduleName)),
  };
}

const manifests = new Map<string, Manifest>();

function manifestOf(page: string): Manifest {
  const known = manifests.get(page);
  if (known) return known;
  const folder = process.env['SELVEDGE_DIST_DIR'] ?? '.next';
  const file = path.resolve(folder, 'server/pages', `.${page}`, 'react-loadable-manifest.json');
  // The build's own file, in the shape this version of Next gives it.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifests.set(page, manifest);
  return manifest;
}

/**
 * Removes from a document the scripts that only deferred blocks need. Their style sheets stay: the
 * page has its final look from the first paint.
 */
export function leaveOut(modules: readonly string[], document: DocumentProps): void {
  const { __NEXT_DATA__, dynamicImports } = document;
  if (modules.length === 0 || !__NEXT_DATA__.dynamicIds) return;
  const manifest = manifestOf(__NEXT_DATA__.page);
  const late = new Set(modules.map((name) => manifest[name]?.id));
  const ids = __NEXT_DATA__.dynamicIds.filter((id) => !late.has(id));
  const entries = Object.values(manifest).flatMap((entry) => entry ?? []);
  const needed = new Set(
    entries.filter(({ id }) => ids.includes(id)).flatMap(({ files }) => files),
  );
  const kept = dynamicImports.filter((file) => !file.endsWith('.js') || needed.has(file));
  // Next has passed the same objects to the head and to the code that writes the page's data.
  __NEXT_DATA__.dynamicIds = ids;
  dynamicImports.splice(0, Infinity, ...kept);
}
