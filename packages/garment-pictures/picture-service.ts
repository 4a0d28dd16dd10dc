import type { Assortment } from './catalogue';
import { fileOf, type PictureRequest } from './picture-path';
import type { PictureStore, StoredPicture } from './picture-store';
import { isKnown, renderPicture } from './render';
import type { RenderQueue } from './render-queue';

interface Parts {
  readonly assortment: Assortment;
  readonly store: PictureStore;
  readonly queue: RenderQueue;
}

/** Finds pictures on disk or has them rendered, each once however many requests there are. */
export class PictureService {
  /** When a picture was last asked for, ms since 1970; `undefined` before the first. */
  askedAt: number | undefined;
  private parts: Parts;
  private readonly rendering = new Map<string, Promise<StoredPicture>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** From now on, pictures of other articles, stored in another folder. */
  turnTo(assortment: Assortment, store: PictureStore): void {
    this.parts = { ...this.parts, assortment, store };
    this.rendering.clear();
  }

  /**
   * The picture; `undefined` when the article or brand is unknown.
   * @throws QueueFullError when too many others wait to be rendered.
   */
  async find(
    request: PictureRequest,
    priority: 'asked' | 'spare',
  ): Promise<StoredPicture | undefined> {
    if (priority === 'asked') this.askedAt = Date.now();
    if (!isKnown(request, this.parts.assortment)) return undefined;
    const file = fileOf(request);
    const current = this.rendering.get(file);
    if (current && priority === 'asked') return current;
    const stored = await this.parts.store.read(file);
    return stored ?? this.rendering.get(file) ?? this.render(request, file, priority);
  }

  private render(
    request: PictureRequest,
    file: string,
    priority: 'asked' | 'spare',
  ): Promise<StoredPicture> {
    const { assortment, queue, store } = this.parts;
    const task = async () => store.write(file, await renderPicture(request, assortment));
    const picture = queue.run(task, priority);
    // A spare render can wait long: a request for the same picture meanwhile goes first.
    if (priority === 'spare') return picture;
    this.rendering.set(file, picture);
    const forget = () => {
      if (this.rendering.get(file) === picture) this.rendering.delete(file);
    };
    picture.then(forget, forget);
    return picture;
  }
}
