/** Where their files are; the path below `public` is the address. */
export const VIDEOS = 'public/videos';

/** Item numbers of the demo colours that have a video; `record:videos` makes the files. */
export const ARTICLE_VIDEOS: readonly string[] = ['20310822-542', '40311781-695', '60311781-491'];

/** Address of a colour's video; `null` for the many that have none. */
export const videoOf = (itemnum: string): string | null =>
  ARTICLE_VIDEOS.includes(itemnum) ? `/videos/${itemnum}.webm` : null;
