/** Text in which a semicolon does not end a statement: comments, strings, quoted names and dollar-quoted bodies. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$[A-Za-z_]*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g

const isComment = (text: string): boolean => /^(--|\/\*)/.test(text)

/** Splits SQL into its statements, in order, without the comments between them. Each can run on its own. */
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
