import type { Json } from '#model/entities';
import { isObject } from '#model/entities';

/** In degrees. */
export interface Point {
  lat: number;
  lon: number;
}

export function pointOf(value: Json | undefined): Point | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}

/** Great-circle distance in kilometres (haversine, mean earth radius). */
export function distanceKm(from: Point, to: Point): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((to.lat - from.lat) * rad) / 2) ** 2 +
    Math.cos(from.lat * rad) *
      Math.cos(to.lat * rad) *
      Math.sin(((to.lon - from.lon) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}
