// Checks what code, tests and documents cite: every requirement row, finding, decision record and document must exist.
// `--untested` prints the requirement rows that no test title names.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './process.ts'

/** A citation that leads nowhere. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly cited: string
}

export interface Known {
  /** ids of requirement rows and findings */
  readonly ids: ReadonlySet<string>
  /** numbers of decision records, such as `0107` */
  readonly records: ReadonlySet<string>
  readonly exists: (path: string) => boolean
}

const rowId = /[ACRCEVIPNSBXKTO]\d{1,2}/
const findingId = /(?:SEC|ADOPT|CODE|REL|SCREEN|COMM)-\d+/
const id = `(?:${rowId.source}|${findingId.source})`

/** The ids of the table rows in a document. */
export const rowsOf = (markdown: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\\| (${id}) +\\|`, 'gm'))].map(([, found = '']) => found)

/** Ids at the beginning of a test title: `test('N13 R20 a second tap …')`. */
export const idsOfTitle = (line: string): string[] => {
  const title = new RegExp(`(?:['"\`])((?:${id}[ ,–]+)+)\\S`).exec(line)
  return title?.[1]?.match(new RegExp(id, 'g')) ?? []
}

/** Ids in parentheses within a comment: `(N13)`, `(I4, I5)`. Findings are cited without parentheses too. */
const idsOfComment = (line: string): string[] => {
  const comment = /(?:\/\/|^\s*\*|\/\*\*|--)(.*)/.exec(line)?.[1] ?? ''
  const inParentheses = [...comment.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) =>
    new RegExp(`^${id}(?:(?:, | and |–)${id})*$`).test(inner) ? (inner.match(new RegExp(id, 'g')) ?? []) : [],
  )
  return [...inParentheses, ...(comment.match(new RegExp(`\\b${findingId.source}\\b`, 'g')) ?? [])]
}

const recordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:decisions?\/|decision |record |\[)(0\d{3})\b/g)].map(([, number = '']) => number)

/** Documents named by a relative link of Markdown, or by their path in a comment. */
const documentsOf = (file: string, line: string): string[] => {
  if (!file.endsWith('.md')) return [...line.matchAll(/\bdocs\/[\w./-]+\.md\b/g)].map(([path]) => path)
  return [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    path.startsWith('/') ? join('docs', path) : normalize(join(dirname(file), path)),
  )
}

/** Names of documents that are not in the repository. */
const foreign = /\b(?:design §\d|spec\.md|design\.md)/

/** Returns the citations of one file that lead nowhere. */
export const faultsOf = (file: string, text: string, known: Known): Fault[] => {
  const isTest = /\.(?:test|e2e)\.tsx?$/.test(file)
  const isDocument = file.endsWith('.md')
  return text.split('\n').flatMap((line, at) => {
    const ids = [...(isTest ? idsOfTitle(line) : []), ...(isDocument ? [] : idsOfComment(line))]
    const wrong = [
      ...ids.filter((one) => !known.ids.has(one)),
      ...recordsOf(line)
        .filter((number) => !known.records.has(number))
        .map((number) => `decision ${number}`),
      ...documentsOf(file, line).filter((path) => !known.exists(path)),
      ...(isDocument && /requirements|findings/.test(file) ? [] : (foreign.exec(line) ?? [])),
    ]
    return wrong.map((cited) => ({ file, line: at + 1, cited }))
  })
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files of the checkout, including untracked ones. */
const files = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|cjs|md|sql|css)$/.test(file) && existsSync(join(root, file)))
    // the test of this check cites ids that do not exist
    .filter((file) => !file.startsWith('scripts/citations'))

const main = (): void => {
  const all = files()
  const requirements = rowsOf(read('docs/requirements.md'))
  const known: Known = {
    ids: new Set([...requirements, ...rowsOf(read('docs/findings.md'))]),
    records: new Set(all.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])),
    exists: (path) => existsSync(join(root, path)),
  }
  if (process.argv.includes('--untested')) {
    const cited = new Set(
      all
        .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
        .flatMap((file) => read(file).split('\n').flatMap(idsOfTitle)),
    )
    const untested = requirements.filter((row) => !cited.has(row))
    console.log(`${untested.length} of ${requirements.length} rows are in no test title: ${untested.join(', ')}`)
    return
  }
  const faults = all.flatMap((file) => faultsOf(file, read(file), known))
  for (const { file, line, cited } of faults) console.error(`${file}:${line} cites ${cited}, which does not exist`)
  if (faults.length > 0) process.exit(1)
  console.log(`${all.length} files checked: every citation exists.`)
}

if (process.argv[1] === import.meta.filename) main()
