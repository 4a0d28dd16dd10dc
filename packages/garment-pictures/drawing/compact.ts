/** Formats tenths of a unit, with a leading space where nothing else separates two numbers. */
function written(tenths: number): string {
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  return tenths < 0 ? text : ` ${text}`;
}

/** Path data of absolute curves, in tenths of a unit, relative to the start of each. */
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
 * Shortens a drawing without changing any point: outlines use absolute curves, which can be moved,
 * while they are drawn, and become relative in the final file.
 */
export function compacted(svg: string): string {
  return svg.replace(/ d="([MCZ\d. -]+)"/g, (_, d: string) => ` d="${relative(d)}"`);
}
