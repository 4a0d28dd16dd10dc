/** Folder of the video files; the path below `public` is the URL. */
export const VIDEOS = 'public/videos';

/** Item numbers of the demo colours that have a video; `record:videos` makes the files. */
export const ARTICLE_VIDEOS: readonly string[] = ['20310822-542', '40311781-695', '60311781-491'];

/** URL of a colour's video; `null` for most colours. */
export const videoOf = (itemnum: string): string | null =>
  ARTICLE_VIDEOS.includes(itemnum) ? `/videos/${itemnum}.webm` : null;
