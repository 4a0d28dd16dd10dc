import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppType } from 'next/app';
// Types only: pages/_document hands its context in.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext, DocumentProps } from 'next/document';
import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { createElement, useContext, type ComponentProps, type ReactNode } from 'react';
import { LateModules } from './late-modules';

type Shop = ComponentProps<AppType>;

/** What one dynamic `import()` brings, as the build has written it down. */
type Manifest = Record<string, { id: string | number; files: string[] } | undefined>;

/**
 * Notes which modules a page asks for while it is rendered.
 * @returns the context to render it with, and what only its sleeping blocks asked for
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
      createElement(LateModules, { value: noteIn(late) }, children),
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
    onlyLate: () => [...late].filter((moduleName) => !early.has(moduleName)),
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
 * Takes from a document the scripts that only sleeping blocks need. Their style sheets stay: from
 * the browser's first look on the page is as it was written.
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
  // Next has handed the same objects to the head and to what writes the page's data.
  __NEXT_DATA__.dynamicIds = ids;
  dynamicImports.splice(0, Infinity, ...kept);
}
