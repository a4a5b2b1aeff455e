/**
 * Where a line may end: after a word with its spaces, or after a Chinese character. Closing punctuation stays with the
 * character before it, and opening punctuation with the one behind it.
 */
const pieces =
  /[（「『《“]*(?:[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef（「『《“]+)[，。、：；！？）」』》”…]*\s*/gu

/**
 * Breaks a text into lines of a width. What does not fit the number of lines ends with an ellipsis.
 *
 * @param measure the width of a text
 */
export const wrap = (
  text: string,
  { width, lines: most }: { readonly width: number; readonly lines: number },
  measure: (text: string) => number,
): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of text.trim().match(pieces) ?? []) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = [...last].slice(0, -1).join('')
  return [...lines.slice(0, most - 1), `${last.replace(/[\s，。、：；,.;:]+$/u, '')}…`]
}
