import type { ISql } from 'postgres'
import { type Finding, fault, ok, warning } from '../../doctor/finding.ts'
import { factsAt } from '../../engine/facts/in-force.ts'
import type { FactKind } from '../../engine/facts/kind.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { factKindsOf, type Module } from '../../module.ts'
import { activityRows } from '../activities/public.ts'

/** Days before the end of known facts from which the end is a warning. */
const soon = 120
const day = 86_400_000

const findingOf = async (db: ISql, kind: FactKind, at: number): Promise<Finding[]> => {
  const { name } = kind
  try {
    const facts = await factsAt(db, kind, at)
    if (!facts)
      return [
        warning('facts', `no version of ${name} is in force, and published pages need it: run foyer facts publish`),
      ]
    const end = kind.endOf?.(facts.content)
    return end !== undefined && end < hongKongTime(at + soon * day).date
      ? [warning('facts', `${name} is known to ${end} only: publish what follows`)]
      : []
  } catch (error) {
    return [fault('facts', `${error instanceof Error ? error.message : String(error)}: publish a corrected version.`)]
  }
}

/** Names the facts that published pages need and that are missing, end soon, or do not suit this release. */
export const factFindings = async (
  db: ISql,
  { modules, at }: { readonly modules: readonly Module[]; readonly at: number },
): Promise<readonly Finding[]> => {
  const rows = await db<{ number: number }[]>`select number from ${activityRows(db)} activity`
  const published = new Set(rows.map(({ number }) => number))
  const needed = factKindsOf(modules).filter(
    ({ neededBy }) => neededBy === 'always' || neededBy.some((number) => published.has(number)),
  )
  const findings: Finding[] = []
  for (const kind of needed) findings.push(...(await findingOf(db, kind, at)))
  return findings.length > 0 ? findings : [ok('facts', 'all that published pages need are in force')]
}
