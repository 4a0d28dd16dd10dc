/** Tenths of a unit as SVG reads them, with a space before where nothing else parts two numbers. */
function written(tenths: number): string {
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  return tenths < 0 ? text : ` ${text}`;
}

/** Path data of absolute curves, in tenths of a unit, relative to where each of them begins. */
function relative(d: string): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of d.matchAll(/([MCZ])([^MCZ]*)/g)) {
    const tenths = numbers
      .trim()
      .split(' ')
      .map((number) => Math.round(Number(number) * 10));
    if (command === 'Z') path += 'z';
    if (command === 'M') path += `M${tenths.map(written).join('').trim()}`;
    if (command === 'C') {
      const steps = tenths.map((value, index) => value - (index % 2 === 0 ? x : y));
      path += `c${steps.map(written).join('').trim()}`;
    }
    if (command !== 'Z') [x, y] = [tenths.at(-2) ?? x, tenths.at(-1) ?? y];
  }
  return path;
}

/**
 * A drawing in fewer bytes, to the last point the same: outlines are written once, as absolute
 * curves that can be moved, and told from point to point where they leave the house.
 */
export function compacted(svg: string): string {
  return svg.replace(/ d="([MCZ\d. -]+)"/g, (_, d: string) => ` d="${relative(d)}"`);
}
