// Part of `npm run check`: the spelling of code, comments, test titles, documents and names of files, and the discouraged
// words of docs/glossary.md. cspell.json, which editors read too, has dictionaries and exceptions; docs/words.txt has
// names and terms of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import {
  type CSpellUserSettings,
  getDefaultBundledSettingsAsync,
  getDictionary,
  loadConfig,
  mergeSettings,
} from 'cspell-lib'
import { root } from './process.ts'

export interface Fault {
  readonly file: string
  /** 0 for the name of the file */
  readonly line: number
  readonly word: string
  readonly why: string
}

/** What to write instead of each discouraged word, by the word in lower case. */
export interface Discouraged {
  readonly words: ReadonlyMap<string, string>
  /** names of files without extension */
  readonly fileNames: ReadonlyMap<string, string>
}

/** Reads the tables under `## Discouraged words` and `## Discouraged names of files` of the glossary. */
export const readDiscouraged = (glossary: string): Discouraged => {
  const table = (heading: string): ReadonlyMap<string, string> => {
    const section = glossary.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
    const rows = [...section.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|$/gm)]
    if (rows.length === 0) throw new Error(`docs/glossary.md has no table under "${heading}"`)
    return new Map(
      rows.flatMap(([, words = '', instead = '']) =>
        [...words.matchAll(/`([^`]+)`/g)].map(
          ([, word = '']) => [word.toLowerCase(), instead.replaceAll('`', '')] as const,
        ),
      ),
    )
  }
  return { words: table('Discouraged words'), fileNames: table('Discouraged names of files') }
}

/** A word as it stands in a text: identifiers are whole. Apostrophes belong to a word. */
const token = /[A-Za-zÀ-ÿ][\wÀ-ÿ]*(?:['’][a-zà-ÿ]+)*/g

/** Splits an identifier into the words it consists of: `readHTMLPage_now` into read, HTML, Page, now. */
export const partsOf = (identifier: string): string[] =>
  identifier.match(/[A-ZÀ-Þ]+(?![a-zß-ÿ])|[A-ZÀ-Þ]?[a-zß-ÿ]+(?:['’][a-zà-ÿ]+)*/g) ?? []

/** Replaces what is not to be checked by spaces; line breaks stay. */
const blank = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')), text)

/** Words that a file exempts in itself: `cspell:ignore word word`, which editors understand too. */
const exemptIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/cspell:ignore ([^\n>*]*)/g)].flatMap(([, words = '']) => words.trim().split(/[ ,]+/)))

export interface Checker {
  readonly isCovered: (file: string) => boolean
  readonly faultsOf: (file: string, text: string) => Fault[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Opens the dictionaries that cspell.json of this repository names, which takes some 0.5 s. */
export const openChecker = async (): Promise<Checker> => {
  const discouraged = readDiscouraged(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const own: CSpellUserSettings = await loadConfig(join(root, 'cspell.json'))
  const bundled = await getDefaultBundledSettingsAsync()
  // the bundled settings would add dictionaries of American English
  const settings = mergeSettings({ ...bundled, dictionaries: [], languageSettings: [], overrides: [] }, own)
  const dictionary = await getDictionary(settings)
  const { ignorePaths = [], ignoreRegExpList = [], ignoreWords = [], files = [], minWordLength = 4 } = own

  const patterns = [
    ...ignoreRegExpList.map((pattern) => new RegExp(String(pattern), 'g')),
    ...ignoreWords.map((word) => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'g')),
  ]
  /** by word; the same word is looked up once */
  const known = new Map<string, string | undefined>()
  const lookUp = (word: string): string | undefined => {
    const bare = word.replace(/['’]s?$/, '')
    const instead = discouraged.words.get(bare.toLowerCase())
    if (instead !== undefined) return `use instead: ${instead}`
    if (bare.length < minWordLength || dictionary.has(bare, { ignoreCase: true })) return undefined
    return `${bare} is in no dictionary`
  }
  const judge = (word: string): string | undefined => {
    if (!known.has(word)) known.set(word, lookUp(word))
    return known.get(word)
  }
  /** A whole identifier can be a discouraged word too. */
  const faultsOfToken = (whole: string): string[] => {
    const instead = discouraged.words.get(whole.toLowerCase())
    if (instead !== undefined) return [`use instead: ${instead}`]
    // a name such as PostgreSQL does not split into words
    if (whole.length >= minWordLength && judge(whole) === undefined) return []
    return [...new Set(partsOf(whole).map(judge))].filter((why) => why !== undefined)
  }
  const faultsOfLine = (file: string, line: number, text: string): Fault[] =>
    (text.match(token) ?? []).flatMap((word) => faultsOfToken(word).map((why) => ({ file, line, word, why })))
  const faultsOfName = (file: string): Fault[] => {
    const stem = (file.split('/').at(-1) ?? '').replace(/\..*/s, '')
    const instead = discouraged.fileNames.get(stem)
    return [
      ...(instead === undefined ? [] : [{ file, line: 0, word: stem, why: `use instead: ${instead}` }]),
      ...faultsOfLine(file, 0, blank(file, patterns)),
    ]
  }
  const matches = (file: string, globs: NonNullable<CSpellUserSettings['ignorePaths']>): boolean =>
    globs.some((one) => matchesGlob(file, typeof one === 'string' ? one : one.glob))
  /** The glossary names the discouraged words. */
  const checkedPart = (file: string, text: string): string =>
    file === 'docs/glossary.md' ? (text.split(/^## Discouraged/m)[0] ?? '') : text
  return {
    isCovered: (file) => matches(file, files) && !matches(file, ignorePaths),
    faultsOf: (file, text) => {
      const exempt = exemptIn(text)
      return [
        ...faultsOfName(file),
        ...blank(checkedPart(file, text), patterns)
          .split('\n')
          .flatMap((line, at) => faultsOfLine(file, at + 1, line))
          .filter(({ word }) => !exempt.has(word)),
      ]
    },
  }
}

/** Returns the faults of some files of a folder. */
export const faultsIn = (folder: string, files: readonly string[], { isCovered, faultsOf }: Checker): Fault[] =>
  files.filter(isCovered).flatMap((file) => faultsOf(file, readFileSync(join(folder, file), 'utf8')))

/** The files of the checkout, including untracked ones. */
const checkout = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const main = async (): Promise<void> => {
  const faults = faultsIn(root, checkout(), await openChecker())
  for (const { file, line, word, why } of faults)
    console.error(`${file}${line === 0 ? '' : `:${line}`} ${word}: ${why}`)
  if (faults.length === 0) return
  console.error(
    `${faults.length} words. Spelling is British. A name or term of the project belongs in docs/words.txt; a name that cannot change, such as a database column, in ignoreWords of cspell.json or in a comment "cspell:ignore name".`,
  )
  process.exit(1)
}

if (process.argv[1] === import.meta.filename) await main()
