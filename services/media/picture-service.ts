import type { ArticleSource } from './articles';
import { fileOf, type PictureRequest } from './picture-path';
import type { PictureStore, StoredPicture } from './picture-store';
import { drawPicture, renderPicture } from './render';
import type { RenderQueue } from './render-queue';

interface Parts {
  readonly articles: ArticleSource;
  readonly store: PictureStore;
  readonly queue: RenderQueue;
}

/** Finds pictures on disk or has them rendered, each once however many ask for it. */
export class PictureService {
  private readonly parts: Parts;
  private readonly rendering = new Map<string, Promise<StoredPicture>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * The picture; `undefined` when the article or brand is unknown.
   * @throws QueueFullError when too many others wait to be rendered.
   */
  async find(
    request: PictureRequest,
    priority: 'asked' | 'spare',
  ): Promise<StoredPicture | undefined> {
    if (!this.isKnown(request)) return undefined;
    const file = fileOf(request);
    const current = this.rendering.get(file);
    if (current && priority === 'asked') return current;
    const stored = await this.parts.store.read(file);
    return stored ?? this.rendering.get(file) ?? this.render(request, file, priority);
  }

  private isKnown(request: PictureRequest): boolean {
    if (request.type === 'brand') return drawPicture(request, this.parts.articles) !== undefined;
    return this.parts.articles.find(request.article) !== undefined;
  }

  private render(
    request: PictureRequest,
    file: string,
    priority: 'asked' | 'spare',
  ): Promise<StoredPicture> {
    const { articles, queue, store } = this.parts;
    const task = async () => {
      const svg = drawPicture(request, articles);
      if (svg === undefined) throw new Error(`article of ${file} is gone`);
      return store.write(file, await renderPicture(svg, request.format));
    };
    const picture = queue.run(task, priority);
    // A spare render can wait long: someone who asks for the same picture meanwhile goes first.
    if (priority === 'spare') return picture;
    this.rendering.set(file, picture);
    const forget = () => this.rendering.delete(file);
    picture.then(forget, forget);
    return picture;
  }
}
