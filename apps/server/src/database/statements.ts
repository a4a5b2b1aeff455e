/** What a semicolon does not end: comments, strings, quoted names and dollar-quoted bodies. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$[A-Za-z_]*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g

const isComment = (text: string): boolean => /^(--|\/\*)/.test(text)

/** The statements of a text, in order, without comments between them: each can be run, and named, by itself. */
export const statementsOf = (sql: string): string[] => {
  const statements: string[] = []
  let current = ''
  for (const [text] of sql.matchAll(token)) {
    if (text === ';') {
      statements.push(current.trim())
      current = ''
    } else if (current !== '' || (!isComment(text) && text.trim() !== '')) current += text
  }
  statements.push(current.trim())
  return statements.filter((statement) => statement !== '')
}
