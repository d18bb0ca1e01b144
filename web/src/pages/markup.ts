/** The subset of Markdown in the rulebook: paragraphs, lists, bold, italics, code, and ids of clauses. */

export type Piece = { kind: 'text' | 'bold' | 'italic' | 'code' | 'clause'; text: string };
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] };

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b((?:LM|MB)-[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/gs;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) pieces.push({ kind: 'text', text: text.slice(at, until) });
  };
  for (const found of text.matchAll(PIECES)) {
    plain(found.index);
    const [all, bold, italic, code, clause] = found;
    if (bold !== undefined) pieces.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) pieces.push({ kind: 'italic', text: italic });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (clause !== undefined) pieces.push({ kind: 'clause', text: clause });
    at = found.index + all.length;
  }
  plain(text.length);
  return pieces;
}

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of markdown.split(/\n{2,}/)) {
    let lines: string[] = [];
    const items: string[] = [];
    for (const line of paragraph.split('\n')) {
      if (line.startsWith('- ')) items.push(line.slice(2));
      else if (items.length) items[items.length - 1] += ` ${line.trim()}`;
      else lines.push(line.trim());
    }
    lines = lines.filter((line) => line !== '');
    if (lines.length) blocks.push({ kind: 'paragraph', pieces: piecesOf(lines.join(' ')) });
    if (items.length) blocks.push({ kind: 'list', items: items.map(piecesOf) });
  }
  return blocks;
}

/** Text as people type it in a search: lower case, without accents. */
export function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
