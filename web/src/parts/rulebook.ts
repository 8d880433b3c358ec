// The rulebook's texts: finding, and the few signs of Markdown that stand in them.

import type { Rule, RuleSection } from '../wire/api';

export function hasRule(block: Rule | string): block is Rule {
  return typeof block !== 'string';
}

/** Letters without their accents: who types «foret» finds «forêt». */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The rules that have all the words, by their id or in their text; everything for no words. */
export function found(sections: RuleSection[], wanted: string): RuleSection[] {
  const words = plain(wanted).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter((one) => speaksOf(one, words)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function speaksOf(block: Rule | string, words: string[]): boolean {
  const text = plain(hasRule(block) ? `${block.id} ${block.text}` : block);
  return words.every((word) => text.includes(word));
}

/** A piece of a line: plain, or one of the few kinds that our rulebooks use. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule' | 'link';
  text: string;
}

const SPAN = new RegExp([
  /\*\*(?<strong>[^*]+)\*\*/u, /\*(?<em>[^*]+)\*/u, /`(?<code>[^`]+)`/u,
  /\[(?<link>[^\]]+)\]\([^)]*\)/u, /\b(?<rule>[A-Z]\d{1,3})\b/u,
].map((one) => one.source).join('|'), 'gu');

/** Mentions of rules become links to them. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: 'plain', text: line.slice(at, match.index) });
    const [kind, text] = Object.entries(match.groups!).find(([, value]) => value !== undefined)!;
    spans.push({ kind: kind as Span['kind'], text: text! });
    at = match.index + match[0].length;
  }
  if (at < line.length) spans.push({ kind: 'plain', text: line.slice(at) });
  return spans;
}

export type Block =
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'text'; text: string };

const ITEM = /^\s*(-|\d+\.)\s+/u;

/** The paragraphs, lists and tables of a text. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('|')) addRow(blocks, line);
    else if (ITEM.test(line)) addItem(blocks, line);
    else blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}

function addRow(blocks: Block[], line: string): void {
  const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
  const last = blocks.at(-1);
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells, rows: [] });
  else if (!cells.every((cell) => /^:?-+:?$/u.test(cell))) last.rows.push(cells);
}

function addItem(blocks: Block[], line: string): void {
  const ordered = /^\s*\d/u.test(line);
  const item = line.replace(ITEM, '');
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
}
