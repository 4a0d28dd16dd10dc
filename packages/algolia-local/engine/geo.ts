import { add, type Bitset, emptySet } from './bitset';
import type { Corpus } from './corpus';
import { InvalidQuery } from './invalid-query';
import type { GeoPoint, JsonValue, SearchParams } from './types';

const EARTH_RADIUS_M = 6_371_000;
/** The vendor's default precision. */
const DEFAULT_PRECISION_M = 1;

/** Metres between two points on a sphere (haversine). */
export function distanceBetween(from: GeoPoint, to: GeoPoint): number {
  const radians = Math.PI / 180;
  const latitude = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2;
  const longitude = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2;
  const arc = latitude + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitude;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** The points of every record, read once per version of the index. */
const cached = new WeakMap<Corpus, { version: number; points: readonly (readonly GeoPoint[])[] }>();

function pointsOf(corpus: Corpus): readonly (readonly GeoPoint[])[] {
  const known = cached.get(corpus);
  if (known?.version === corpus.version) return known.points;
  const points = Array.from({ length: corpus.count }, (_, record) =>
    pointsIn(corpus.records.get(record)['_geoloc']),
  );
  cached.set(corpus, { version: corpus.version, points });
  return points;
}

function pointsIn(value: JsonValue | undefined): GeoPoint[] {
  if (isArray(value)) return value.flatMap(pointsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
}

function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

export interface GeoMatch {
  /** Records inside; null if none is excluded. */
  readonly set: Bitset | null;
  /** Metres to the nearest point of a record; Infinity if it has none. */
  readonly distanceOf: ((record: number) => number) | null;
  readonly precisionOf: (distance: number) => number;
  readonly automaticRadius: number | null;
}

/** @returns null if the query has no geographic parameter */
export function geoMatch(corpus: Corpus, params: SearchParams): GeoMatch | null {
  const { aroundLatLng: centre, insideBoundingBox: boxes, insidePolygon: polygons } = params;
  if (!centre && !boxes && !polygons) return null;
  const points = pointsOf(corpus);
  const distanceOf = centre
    ? (record: number): number =>
        Math.min(Infinity, ...(points[record] ?? []).map((point) => distanceBetween(centre, point)))
    : null;
  const areas = boxes ? boxes.map(inBox) : polygons?.map(inPolygon);
  const radius = centre && !areas ? radiusOf(corpus, params, distanceOf) : null;
  const isInside = (record: number): boolean => {
    const own = points[record] ?? [];
    if (areas) return own.some((point) => areas.some((area) => area(point)));
    // Even `all` excludes records without a position.
    return own.length > 0 && (radius === null || (distanceOf?.(record) ?? Infinity) <= radius);
  };
  const set = emptySet(corpus.count);
  for (let record = 0; record < corpus.count; record += 1) if (isInside(record)) add(set, record);
  return {
    set,
    distanceOf,
    precisionOf: (distance) => precisionAt(params.aroundPrecision, distance),
    automaticRadius: params.aroundRadius === undefined && radius !== null ? radius : null,
  };
}

/** Without a radius: up to the thousandth nearest record, at least the minimum. */
const NEAREST = 1000;

function radiusOf(
  corpus: Corpus,
  params: SearchParams,
  distanceOf: ((record: number) => number) | null,
): number | null {
  if (params.aroundRadius === 'all') return null;
  if (params.aroundRadius !== undefined) return params.aroundRadius;
  const distances = Float64Array.from({ length: corpus.count }, (_, record) =>
    distanceOf ? distanceOf(record) : Infinity,
  ).filter(Number.isFinite);
  const nearest = distances.sort()[Math.min(NEAREST, distances.length) - 1] ?? 0;
  return Math.max(nearest, params.minimumAroundRadius ?? 0);
}

function precisionAt(precision: SearchParams['aroundPrecision'], distance: number): number {
  if (typeof precision === 'number') return Math.max(1, precision);
  const step = precision?.filter(({ from }) => from <= distance).at(-1);
  return Math.max(1, step?.value ?? DEFAULT_PRECISION_M);
}

type Area = (point: GeoPoint) => boolean;

function inBox(corners: readonly number[]): Area {
  const [lat1, lng1, lat2, lng2] = corners;
  if (lat1 === undefined || lng1 === undefined || lat2 === undefined || lng2 === undefined) {
    throw new InvalidQuery('insideBoundingBox: expected 4 coordinates');
  }
  const [south, north] = [Math.min(lat1, lat2), Math.max(lat1, lat2)];
  const [west, east] = [Math.min(lng1, lng2), Math.max(lng1, lng2)];
  return ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east;
}

const FEWEST_COORDINATES = 6;

/**
 * Ray casting: a point is inside if a ray to the east crosses the border an odd number of times.
 */
function inPolygon(coordinates: readonly number[]): Area {
  if (coordinates.length < FEWEST_COORDINATES || coordinates.length % 2 !== 0) {
    throw new InvalidQuery('insidePolygon: expected at least 3 points of 2 coordinates');
  }
  const corners: GeoPoint[] = [];
  for (let at = 0; at < coordinates.length; at += 2) {
    corners.push({ lat: coordinates[at] ?? 0, lng: coordinates[at + 1] ?? 0 });
  }
  return ({ lat, lng }) => {
    let isIn = false;
    let before = corners.at(-1);
    for (const corner of corners) {
      if (before && corner.lat > lat !== before.lat > lat) {
        const share = (lat - corner.lat) / (before.lat - corner.lat);
        if (lng < corner.lng + share * (before.lng - corner.lng)) isIn = !isIn;
      }
      before = corner;
    }
    return isIn;
  };
}
