/** Characters. A shorter line, such as a title or a name, ends on purpose. */
const shortest = 40

/** The first words of a line that never continues the line above: a list item, a copyright, a separator. */
const startsAnew = /^([-*+•]\s|\d+[.)]\s|\([A-Za-z0-9]{1,4}\)\s|[A-Za-z0-9]\)\s|Copyright\b|©|[-=*_#~]{3,})/
const separator = /^[-=*_#~]{3,}$/

const firstWord = (line: string): string => line.split(' ', 1)[0] ?? ''

/** Joins the lines of one paragraph that a text editor has broken at a fixed width. */
const joinParagraph = (paragraph: string): string => {
  const lines = paragraph.split('\n').map((line) => line.trim())
  const width = Math.max(...lines.map(({ length }) => length))
  return lines.reduce((joined, line, index) => {
    const above = lines[index - 1]
    if (above === undefined) return line
    const isUnfinished = above.length + 1 + firstWord(line).length > width || !/[.:!?>]$/.test(above)
    const continues = (isUnfinished && above.length >= shortest) || /^(?!https?:)[a-z]/.test(line)
    const isOwn = startsAnew.test(line) || separator.test(above)
    return `${joined}${continues && !isOwn ? ' ' : '\n'}${line}`
  }, '')
}

/** A licence text without the line breaks within its sentences, because a narrow screen breaks each line again. */
export const joinLines = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(joinParagraph)
    .join('\n\n')
