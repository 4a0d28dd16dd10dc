import { readFileSync } from 'node:fs';

/**
 * Loaded first by a storefront of the bench (`--import`): shifts its clock by the milliseconds in
 * the file BENCH_CLOCK_FILE, read ten times a second, without any change to the shop.
 */
const LOOK_MS = 100;
const RealDate = Date;
let offset = 0;

function look() {
  try {
    offset = Number(readFileSync(process.env.BENCH_CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [now()], newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
setInterval(look, LOOK_MS).unref();
