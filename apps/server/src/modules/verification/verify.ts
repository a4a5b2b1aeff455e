import type { ISql } from 'postgres'
import { drawRules, rules } from '../../activity-rules/rules.ts'
import { approvedBuiltRules } from '../../activity-rules/stored-rule.ts'
import type { Context } from '../../context.ts'
import { engineChecks } from '../../engine/checks/all.ts'
import type { AnyCheck, Books, Counted } from '../../engine/checks/check.ts'
import { countedGrants, countedProofs } from '../../engine/checks/counted.ts'
import { engineTrails } from '../../engine/checks/engine-trails.ts'
import { trailChecks } from '../../engine/checks/trails.ts'
import type { Module } from '../../module.ts'
import { activityRows } from '../activities/public.ts'
import { auditChainChecks } from './audit-chain-checks.ts'

/** All conditions that always hold for what is granted and for what pays for it, in the order of the report. */
export const checksOf = (modules: readonly Module[]): readonly AnyCheck[] => [
  ...engineChecks,
  ...modules.flatMap(({ checks = [] }) => checks),
  ...trailChecks([...engineTrails, ...modules.flatMap(({ trails = [] }) => trails)]),
  ...auditChainChecks,
]

/** A violated condition, with the check that found it. */
export interface Difference {
  readonly check: string
  readonly found: string
}

/** The parts of the context that a verification needs. */
type Verifying = Pick<Context, 'clocks' | 'environment' | 'modules'> & Pick<Books, 'secrets'>

const booksOf = async (db: ISql, { secrets, clocks, environment }: Verifying): Promise<Books> => {
  const stored = await approvedBuiltRules(db)
  return {
    secrets,
    isSandbox: environment.FOYER_MODE === 'sandbox',
    at: clocks.business(),
    wall: clocks.wall(),
    rules: [...rules, ...stored.map(({ rule }) => rule)],
    drawRules: [...drawRules, ...stored.flatMap(({ draw }) => draw ?? [])],
    activities: activityRows,
  }
}

const foundBy = async (db: ISql, check: AnyCheck, books: Books): Promise<readonly string[]> => {
  if ('compute' in check) return check.compute(db, books)
  const rows = await db<{ found: string }[]>`
    select found from (${check.find(db, books)}) differences order by found`
  return rows.map(({ found }) => found)
}

/** All differences. */
export const differencesIn = async (db: ISql, context: Verifying): Promise<Difference[]> => {
  const books = await booksOf(db, context)
  const differences: Difference[] = []
  for (const check of checksOf(context.modules))
    for (const found of await foundBy(db, check, books)) differences.push({ check: check.name, found })
  return differences
}

/** The numbers of verified rows. */
const figuresOf = async (db: ISql, modules: readonly Module[]): Promise<Readonly<Record<string, number>>> => {
  const ofModules: readonly Counted[] = modules.map(({ counted = {} }) => counted)
  const columns = [countedGrants, ...ofModules, countedProofs]
    .flatMap((counted) => Object.entries(counted))
    .map(([name, count]) => db`(${count(db)}) as ${db(name)}`)
    .reduce((all, one) => db`${all}, ${one}`)
  const [figures] = await db<[Record<string, number>]>`select ${columns}`
  return { ...figures }
}

export interface Verification {
  readonly figures: Readonly<Record<string, number>>
  readonly differences: readonly Difference[]
}

/** Verifies everything in one snapshot. It runs concurrently with all other work and blocks none. */
export const verify = (context: Verifying & Pick<Context, 'db'>): Promise<Verification> =>
  context.db.begin('isolation level repeatable read read only', async (tx) => {
    // the checks read whole tables; the job has a time limit of its own
    await tx`set local statement_timeout = 0`
    return { figures: await figuresOf(tx, context.modules), differences: await differencesIn(tx, context) }
  })
