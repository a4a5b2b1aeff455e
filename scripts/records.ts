import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

export interface DecisionRecord {
  readonly number: string
  readonly file: string
  readonly title: string
  readonly status: string
}

const folder = 'docs/decisions'
const sections = ['Context', 'Decision', 'Consequences']
const status = /^Status: (proposed|accepted|superseded by \d{4}), \d{4}-\d{2}-\d{2}\.$/

/** Reads one record. @throws Error if it does not have the form of `template.md` */
export const readRecord = (file: string, markdown: string): DecisionRecord => {
  const number = file.slice(0, 4)
  const [heading = '', , statusLine = ''] = markdown.split('\n')
  const fail = (what: string): never => {
    throw new Error(`${folder}/${file}: ${what}; see ${folder}/template.md`)
  }
  if (!heading.startsWith(`# ${number} `)) fail(`the heading must begin with "# ${number} "`)
  if (!status.test(statusLine)) fail('the third line must be "Status: …, YYYY-MM-DD."')
  const found = [...markdown.matchAll(/^## (\w+)/gm)].map(([, name = '']) => name)
  const missing = sections.filter((section) => !found.includes(section))
  if (missing.length > 0) fail(`it has no section ${missing.join(', ')}`)
  return { number, file, title: heading.slice(7), status: statusLine.slice('Status: '.length, -1) }
}

/** Returns all decision records by number. @throws Error if one does not have the form of the template */
export const readRecords = (): DecisionRecord[] =>
  readdirSync(join(root, folder))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => readRecord(file, readFileSync(join(root, folder, file), 'utf8')))

/**
 * Returns the index page of all decision records as Markdown. @throws Error if a record does not have the form of the
 * template
 */
export const generateRecordIndex = (): string => {
  const rows = readRecords().map(
    ({ number, file, title, status: shown }) => `| [${number}](${file}) | ${title.replaceAll('|', '\\|')} | ${shown} |`,
  )
  return `# Decision records

Each record states one decision, the reasons at that time, and what follows. A record is not edited once it is accepted: a new record
supersedes it. [template.md](template.md) has the shape of a record. \`npm run generate\` writes this page.

| record | decision | status |
| ------ | -------- | ------ |
${rows.join('\n')}
`
}
