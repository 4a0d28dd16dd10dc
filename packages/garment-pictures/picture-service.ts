import { builtInAssortment, type Assortment } from './catalogue';
import type { OwnPictures } from './own-pictures';
import { fileOf, type PictureRequest } from './picture-path';
import type { PictureStore, StoredPicture } from './picture-store';
import { isKnown, renderPicture } from './render';
import type { RenderQueue } from './render-queue';

interface Parts {
  readonly assortment: Assortment;
  readonly store: PictureStore;
  readonly queue: RenderQueue;
  /** Pictures of imported articles; none without a shop. */
  readonly own?: OwnPictures | undefined;
}

/** Finds pictures on disk or has them rendered, each only once for simultaneous requests. */
export class PictureService {
  /** Time of the latest request, in ms since 1970; `undefined` before the first. */
  requestedAt: number | undefined;
  private parts: Parts;
  private readonly rendering = new Map<string, Promise<StoredPicture>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Switches to other articles, whose pictures are stored in another folder. */
  turnTo(assortment: Assortment, store: PictureStore): void {
    this.parts = { ...this.parts, assortment, store };
    this.rendering.clear();
  }

  /**
   * Returns a picture; `undefined` if the article or brand is unknown.
   * @throws QueueFullError if too many others are waiting
   */
  async find(
    request: PictureRequest,
    priority: 'requested' | 'spare',
  ): Promise<StoredPicture | undefined> {
    if (priority === 'requested') this.requestedAt = Date.now();
    const { assortment, own } = this.parts;
    // The built-in articles are nobody's, and their numbers may be those of imported ones.
    if (own && priority === 'requested' && assortment === builtInAssortment) {
      const picture = await own.find(request);
      if (picture) return picture;
    }
    if (!isKnown(request, assortment))
      return priority === 'requested' ? own?.find(request) : undefined;
    const file = fileOf(request);
    const current = this.rendering.get(file);
    if (current && priority === 'requested') return current;
    const stored = await this.parts.store.read(file);
    return stored ?? this.rendering.get(file) ?? this.render(request, file, priority);
  }

  private render(
    request: PictureRequest,
    file: string,
    priority: 'requested' | 'spare',
  ): Promise<StoredPicture> {
    const { assortment, queue, store } = this.parts;
    const task = async () => store.write(file, await renderPicture(request, assortment));
    const picture = queue.run(task, priority);
    // A spare rendering can wait long; a request for the same picture meanwhile gets priority.
    if (priority === 'spare') return picture;
    this.rendering.set(file, picture);
    const forget = () => {
      if (this.rendering.get(file) === picture) this.rendering.delete(file);
    };
    picture.then(forget, forget);
    return picture;
  }
}
