// Words drawn at random from lists in the texts: friendly names, and luck for the dice.

const NUMBERS = 10_000;

function below(n: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % n;
}

function itemsOf(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}

/** One item of a list with commas, and another than the last one. */
export function anyOf(list: string, last = ''): string {
  const items = itemsOf(list).filter((item) => item !== last);
  return items[below(items.length)] ?? '';
}

/** Three words and a number, such as «acorn drum kite 4711»: nobody can guess them beforehand. */
export function luckOf(list: string): string {
  const words: string[] = [];
  while (words.length < 3) words.push(anyOf(list, words.at(-1)));
  return `${words.join(' ')} ${below(NUMBERS)}`;
}
