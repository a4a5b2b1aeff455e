import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { DraftDocument } from '@foyer/api/staff/campaigns'
import type { TransactionSql } from 'postgres'
import { wallClock } from '../../clocks.ts'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { type Command, fileOf, type Output } from '../../commands/command.ts'
import { type Environment, readEnvironment } from '../../config/environment.ts'
import { StartError } from '../../config/start-error.ts'
import { connect } from '../../database/connect.ts'
import { namedDatabase, sentenceOf } from '../../database/named.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import {
  type Compiled,
  compile,
  draftPath,
  Faulty,
  readCampaign,
  sandboxSurroundings,
  saveDraft,
  surroundings,
} from '../content/public.ts'
import { publishWithin } from '../publishing/public.ts'
import { documentIn } from './absolute.ts'
import { holdCampaign, recordPublication } from './record.ts'

const usage = `Usage: foyer content <command> FILE [FILE ...]
       foyer content publish FILE [FILE ...] --by NAME

  validate   prints every fault of the files; needs no database
  preview    stores the files as drafts and prints addresses that show them for seven days
  publish    publishes the files; an unchanged page gets no new version.
             --by is the name of the person who runs the command, for the audit trail

The database is that of the sandbox that runs on DATA_DIR, or the one named by DATABASE_URL.
See docs/content.md.
`

interface Valid {
  readonly compiled: Compiled
  /** the file with absolute times */
  readonly document: DraftDocument
}

/** What a command does with a valid campaign. Returns the text to print after the file name. */
type Act = (
  { compiled, document }: Valid,
  tx: TransactionSql,
  environment: Environment,
  actor: Actor,
) => Promise<string>

const preview: Act = async ({ compiled: { facts, content } }, tx, environment) => {
  const { token, expiresAt } = await saveDraft(tx, { facts, content }, wallClock())
  const origin = environment.FOYER_MODE === 'sandbox' ? `http://localhost:${environment.PORT}` : ''
  const address = `${origin}${draftPath(facts, token)}`
  return `stored as a draft until ${new Date(expiresAt).toISOString().slice(0, 16)}Z\n  ${address}`
}

const publish: Act = async ({ compiled, document }, tx, _, actor) => {
  const wall = wallClock()
  const { number } = compiled.facts
  await holdCampaign(tx, number)
  const { version, isNew, updated } = await publishWithin(tx, compiled, wall)
  const changed = isNew || updated.length > 0
  await recordPublication(tx, { number, document, changed, origin: 'operator' }, { actor, wall })
  if (changed)
    await audit(tx, {
      actor,
      subject: 'activities',
      subjectId: String(number),
      event: 'publish',
      wall,
      detail: { version },
    })
  if (isNew) return `published as version ${version}`
  if (updated.length > 0) return `updated the ${updated.join(' and the ')}; the page stays at version ${version}`
  return `nothing changed since version ${version}`
}

const acts = new Map<string, Act>([
  ['preview', preview],
  ['publish', publish],
])

/** One line per fault, such as `campaign.json: page.blocks[2].title: is missing`. */
const faultLines = (name: string, { faults }: Faulty): string =>
  faults.map(({ path, message }) => `${[name, path].filter(Boolean).join(': ')}: ${message}\n`).join('')

const report = ({ err }: Output, name: string, error: unknown): void => {
  if (!(error instanceof Faulty)) throw error
  err(faultLines(name, error))
}

const parse = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: byOption })
    const [command = '', ...paths] = positionals
    return { command, paths, by: values.by }
  } catch {
    throw new StartError(usage.trimEnd())
  }
}

const run = async (args: readonly string[], variables: NodeJS.ProcessEnv, output: Output): Promise<number> => {
  const { command, paths, by } = parse(args)
  const act = acts.get(command)
  if ((command !== 'validate' && !act) || paths.length === 0) throw new StartError(usage.trimEnd())
  if (by !== undefined && command !== 'publish') throw new StartError(usage.trimEnd())
  const actor = command === 'publish' ? operatorNamed(by) : 'system'
  const isProduction = variables.FOYER_MODE === 'production'
  const within = isProduction ? surroundings('production') : sandboxSurroundings(wallClock())
  const valid: (Valid & { readonly name: string })[] = []
  for (const path of paths) {
    const name = relative('', path)
    try {
      const text = fileOf(path)
      const compiled = compile(readCampaign(text, within))
      valid.push({ name, compiled, document: documentIn(text, within) })
    } catch (error) {
      report(output, name, error)
    }
  }
  // all or nothing: the author requested the whole set of campaigns
  if (valid.length < paths.length) return 1
  if (!act) {
    for (const { name } of valid) output.out(`${name}: valid\n`)
    return 0
  }
  const environment = readEnvironment(variables)
  const db = connect(namedDatabase(environment), { max: 1, name: 'foyer content' })
  let at = ''
  try {
    const printed = await db.begin(async (tx) => {
      const lines: string[] = []
      for (const { name, ...campaign } of valid) {
        at = name
        lines.push(`${name}: ${await act(campaign, tx, environment, actor)}\n`)
      }
      return lines
    })
    output.out(printed.join(''))
    return 0
  } catch (error) {
    report(output, at, error)
    return 1
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** `foyer content`. It exits with 1 if a file is faulty, with one line per fault. */
export const contentCommand: Command = {
  usage,
  run: (args, variables, output) =>
    run(args, variables, output).catch((error) => {
      output.err(`${sentenceOf(error)}\n`)
      return 2
    }),
}
