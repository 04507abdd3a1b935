/** Paragraphs of the ruleset's texts, where lines that begin with `- ` are a list. */
import type { MissionParagraph } from '../../tables/ruleset';
import type { PackWords } from './pack-words';

/** A paragraph, perhaps with a list below it, and the rules it restates. */
export interface Block {
  readonly text: string;
  readonly items: readonly string[];
  readonly rules: readonly string[];
}

/** The blocks of some paragraphs of a mission. */
export function blocksOf(paragraphs: readonly MissionParagraph[], words: PackWords): Block[] {
  return paragraphs.flatMap((paragraph) => splitText(words.pick(paragraph.text), paragraph.rules));
}

/** Splits a text of several lines; the rule ids go to its last block. */
export function splitText(text: string, rules: readonly string[]): Block[] {
  const blocks: { text: string; items: string[] }[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const open = blocks[blocks.length - 1];
    if (!line.startsWith('- ')) blocks.push({ text: line, items: [] });
    else if (open) open.items.push(line.slice(2));
    else blocks.push({ text: '', items: [line.slice(2)] });
  }
  return blocks.map((block, at) => ({ ...block, rules: at === blocks.length - 1 ? joinRules(rules) : [] }));
}

/** Rule ids in brief: `EXP-01–03`, `LOS-06`. */
export function joinRules(rules: readonly string[]): string[] {
  const parts: { area: string; from: string; to: string }[] = [];
  for (const rule of rules) {
    const [area = '', number = ''] = rule.split('-');
    const last = parts[parts.length - 1];
    if (last && last.area === area && Number(number) === Number(last.to) + 1) last.to = number;
    else parts.push({ area, from: number, to: number });
  }
  return parts.map(({ area, from, to }) => (to === '' ? area : from === to ? `${area}-${from}` : `${area}-${from}–${to}`));
}
