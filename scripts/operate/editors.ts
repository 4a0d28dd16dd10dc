import { setTimeout as delay } from 'node:timers/promises';
import { editorLink } from '@/lib/studio/editor/signed-token.mjs';
import type { HostResponse } from '@/e2e/hosts';
import type { Figure } from './figure';
import type { Variables } from './shop-folder';
import { DrillBrowser } from './drill-browser';

const BETWEEN_MS = 200;
const HOME = '/de-de';
const DRAFT_MARK = 'Leave draft mode';

const needed = (variables: Variables, name: string): string => {
  const value = variables[name];
  if (!value) throw new Error(`the drill needs ${name}`);
  return value;
};

/** A page that an editor sees only while a session is open. */
interface Watched {
  path: string;
  isOpen: (response: HostResponse) => boolean;
}

const DRAFT: Watched = {
  path: HOME,
  isOpen: ({ status, body }) => status === 200 && body.includes(DRAFT_MARK),
};
const STUDIO: Watched = { path: '/studio', isOpen: ({ status }) => status === 200 };

/** Two editors: one looks at drafts, the other works in the studio. */
export class Editors {
  looks = 0;
  readonly failures: string[] = [];
  private isOver = false;
  private running: Promise<unknown> | undefined;
  private readonly port: number;

  /** @param port of the proxy */
  constructor(port: number) {
    this.port = port;
  }

  private async watch(editor: DrillBrowser, { path, isOpen }: Watched): Promise<void> {
    while (!this.isOver) {
      this.looks += 1;
      const failure = await editor.get(path).then(
        (seen) =>
          isOpen(seen) ? null : `${editor.name}: ${seen.status} ${path}, ${seen.body.length} bytes`,
        (error: unknown) => `${editor.name}: ${String(error)}`,
      );
      if (failure) this.failures.push(failure);
      await delay(BETWEEN_MS);
    }
  }

  /** Opens both sessions. */
  async begin(variables: Variables): Promise<void> {
    const drafts = new DrillBrowser('drafts', this.port);
    const studio = new DrillBrowser('studio', this.port);
    const secret = encodeURIComponent(needed(variables, 'CONTENTFUL_PREVIEW_SECRET'));
    await drafts.get(`/api/draft?secret=${secret}&path=${HOME}`);
    const { pathname, search } = new URL(
      editorLink(needed(variables, 'SITE_URL'), needed(variables, 'SESSION_SECRET')),
    );
    await studio.get(pathname + search);
    for (const [editor, watched] of [
      [drafts, DRAFT],
      [studio, STUDIO],
    ] as const) {
      const seen = await editor.get(watched.path);
      if (!watched.isOpen(seen)) throw new Error(`${editor.name} is not open: ${seen.status}`);
    }
    this.running = Promise.all([this.watch(drafts, DRAFT), this.watch(studio, STUDIO)]);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  figures(): Figure[] {
    for (const failure of new Set(this.failures)) console.log(`  ${failure}`);
    return [
      { name: 'looks of editors at drafts and at the studio', value: this.looks },
      { name: 'of them without their session', value: this.failures.length, max: 0 },
    ];
  }
}
