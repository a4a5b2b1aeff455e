import { printFacts, type Tools } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import type { FactKind } from '../../engine/facts/kind.ts'
import { type FactVersion, inForceOf, versionOf, versionsOf } from '../../engine/facts/versions.ts'
import { hongKongTime } from '../../hong-kong.ts'

/** A moment as `--from` has it; seconds are shown where a version came into force within a minute. */
export const moment = (at: number): string => {
  const { date, clock } = hongKongTime(at)
  return `${date}T${clock.endsWith(':00') ? clock.slice(0, 5) : clock}+08:00`
}

const dated = ({ effectiveAt, publishedAt, ...version }: FactVersion) => ({
  ...version,
  effectiveAt: moment(effectiveAt),
  publishedAt: new Date(publishedAt).toISOString(),
})

type State = 'in force' | 'planned' | 'replaced'

const stateOf = (version: FactVersion, current: FactVersion | undefined, at: number): State => {
  if (version.effectiveAt > at) return 'planned'
  return version.version === current?.version ? 'in force' : 'replaced'
}

/** Prints the versions of some kinds. @param all also those that were replaced */
export const listFacts = (tools: Tools, kinds: readonly FactKind[], all: boolean): Promise<number> =>
  tools.withDatabase(async (db) => {
    const at = (await tools.clocks(db)).business()
    const versions = await versionsOf(db)
    const facts = kinds.map(({ name, summary }) => {
      const own = versions.filter(({ kind }) => kind === name)
      const current = inForceOf(own, at)
      const states = own.map((one) => ({ ...dated(one), state: stateOf(one, current, at) }))
      return { kind: name, summary, versions: states.filter(({ state }) => all || state !== 'replaced') }
    })
    const lines = facts.flatMap(({ kind, summary, versions: own }) => [
      `${kind}: ${summary}\n`,
      ...(own.length === 0 ? ['  nothing is published\n'] : []),
      ...own.map(({ version, state, effectiveAt, note }) => `  ${version}  ${state} from ${effectiveAt}  ${note}\n`),
    ])
    printFacts(tools, facts, lines.join(''))
    return 0
  })

/** Prints the content of one version. @throws StartError if there is none */
export const showFacts = (tools: Tools, kind: FactKind, named: string | undefined): Promise<number> =>
  tools.withDatabase(async (db) => {
    const at = (await tools.clocks(db)).business()
    const own = (await versionsOf(db)).filter((one) => one.kind === kind.name)
    const wanted = named === undefined ? inForceOf(own, at) : own.find(({ version }) => String(version) === named)
    const found = wanted && (await versionOf(db, kind, wanted.version))
    if (!found)
      throw new StartError(
        named === undefined
          ? `No version of ${kind.name} is in force.`
          : `There is no version ${named} of ${kind.name}.`,
      )
    printFacts(tools, { ...dated(found), content: found.content }, `${JSON.stringify(found.content, null, 2)}\n`)
    return 0
  })
