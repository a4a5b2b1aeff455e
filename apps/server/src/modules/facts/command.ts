import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, fileOf, printFacts, type Tools } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import type { Actor } from '../../engine/audit.ts'
import type { FactKind } from '../../engine/facts/kind.ts'
import { addVersion } from '../../engine/facts/versions.ts'
import { factKindsOf } from '../../module.ts'
import { authoredMoment, Faulty } from '../content/public.ts'
import { readFacts } from './read-facts.ts'
import { listFacts, moment, showFacts } from './show.ts'

const usage = `Usage: foyer facts validate KIND FILE
       foyer facts publish KIND FILE --note TEXT --by NAME [--from TIME]
       foyer facts list [KIND]
       foyer facts show KIND [VERSION]

  validate  prints every fault of the file; needs no database
  publish   adds a version, in force from TIME, such as 2027-01-01T00:00+08:00, or at once.
            --by is the name of the person who runs the command, for the audit trail
  list      prints each kind with the version in force and those that are planned, or all versions of one kind
  show      prints the content of the version in force, or of VERSION, as publish reads it

Each command accepts --json. The database is that of the sandbox that runs on DATA_DIR, or the one named by DATABASE_URL.
See docs/facts.md.
`

const wrong = () => new StartError(usage.trimEnd())

const parse = (args: readonly string[]) => {
  try {
    const options = { from: { type: 'string' }, note: { type: 'string' }, ...byOption } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    throw wrong()
  }
}

/** @throws StartError for an unknown kind */
const kindNamed = (kinds: readonly FactKind[], name: string): FactKind => {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new StartError(`There is no kind of facts ${name}, but ${kinds.map((one) => one.name).join(', ')}.`)
  return kind
}

/** @throws StartError */
const readMoment = (text: string): number => {
  const read = authoredMoment.safeParse(text)
  if (!read.success) throw new StartError(`--from ${read.error.issues[0]?.message}.`)
  return read.data
}

/** @throws StartError */
const readNote = (text: string | undefined): string => {
  const note = text?.trim() ?? ''
  if (note === '' || note.length > 500 || /\p{Cc}/u.test(note))
    throw new StartError('--note must say in one line of at most 500 characters why the facts are published.')
  return note
}

interface Order {
  readonly kind: FactKind
  readonly content: unknown
  readonly note: string
  readonly actor: Actor
  /** undefined: at once */
  readonly from: number | undefined
}

const publish = (tools: Tools, { kind, content, note, actor, from }: Order) =>
  tools.withDatabase(async (db) => {
    const clocks = await tools.clocks(db)
    const now = clocks.business()
    if (from !== undefined && from < now)
      throw new StartError('--from must not be in the past, since facts that were in force do not change.')
    const effectiveAt = from ?? now
    const wall = clocks.wall()
    const saved = await db.begin((tx) => addVersion(tx, kind, { content, effectiveAt, note, actor, wall }))
    return { kind: kind.name, ...saved, effectiveAt: moment(effectiveAt) }
  })

/** `foyer facts`. It exits with 1 if the file is faulty, with one line per fault. */
export const factsCommand = defineCommand('facts', usage, async (args, tools) => {
  const { positionals, values } = parse(args)
  const [command = '', name, third, ...more] = positionals
  const takesOptions = command === 'publish'
  if (more.length > 0 || (!takesOptions && (values.from ?? values.note ?? values.by) !== undefined)) throw wrong()
  const kinds = factKindsOf(await tools.modules())
  if (command === 'list' && third === undefined)
    return listFacts(tools, name === undefined ? kinds : [kindNamed(kinds, name)], name !== undefined)
  if (name === undefined) throw wrong()
  const kind = kindNamed(kinds, name)
  if (command === 'show') return showFacts(tools, kind, third)
  if ((command !== 'validate' && command !== 'publish') || third === undefined) throw wrong()
  const file = relative('', third)
  try {
    const content = readFacts(kind, fileOf(third))
    if (command === 'validate') {
      printFacts(tools, { file, kind: name, valid: true }, `${file}: valid\n`)
      return 0
    }
    const from = values.from === undefined ? undefined : readMoment(values.from)
    const by = { note: readNote(values.note), actor: operatorNamed(values.by) }
    const saved = await publish(tools, { kind, content, from, ...by })
    const text = saved.isNew
      ? `published as version ${saved.version}, in force from ${saved.effectiveAt}`
      : `nothing changed since version ${saved.version}`
    printFacts(tools, saved, `${file}: ${text}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
    for (const { path, message } of error.faults) tools.err(`${[file, path].filter(Boolean).join(': ')}: ${message}\n`)
    return 1
  }
})
