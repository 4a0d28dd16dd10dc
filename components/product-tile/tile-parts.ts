import { coloursOf } from '@/lib/catalogue/tile-colours';
import { tileFace } from '@/lib/catalogue/tile-face';
import { Leafing } from './leafing';
import { OtherPictures } from './other-pictures';
import { SizeChips } from './size-chips';
import { TileActions } from './tile-actions';
import { TileColours } from './tile-colours';

/** Everything of a tile that nobody needs at first sight: one chunk, for tiles at rest load none of it. */
export const tileParts = {
  Actions: TileActions,
  Colours: TileColours,
  Leafing,
  OtherPictures,
  SizeChips,
  coloursOf,
  faceOf: tileFace,
};

export type TileParts = typeof tileParts;
