// Part of `npm run check`: a module of the server reads and writes its own tables only. table-owners.json has the exceptions.
// A new one fails the check, and so does one that no longer exists: the list only becomes shorter.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '../apps/server/src/module.ts'
import { readSources, type Sources } from './architecture.ts'
import { root } from './process.ts'

/** The tables of other modules that a module names in its SQL, by module; both in the order of their names. */
export type ForeignTables = Readonly<Record<string, readonly string[]>>

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** A table in SQL, or the table that a state machine changes. */
const named = /\b(?:from|join|into|update|using)\s+(\w+)|\btable: '(\w+)'/g

const tablesIn = (source: string): readonly string[] =>
  [...source.replace(comment, '').matchAll(named)].map(([, inSql, ofMachine]) => inSql ?? ofMachine ?? '')

/**
 * The tables of other modules that each module names. Code outside the modules is left out: the engine works for all of
 * them.
 *
 * @param owners the module of each table
 */
export const foreignTablesOf = (sources: Sources, owners: ReadonlyMap<string, string>): ForeignTables => {
  const found = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    const module = /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    if (module === undefined) continue
    for (const table of tablesIn(source)) {
      const owner = owners.get(table)
      if (owner && owner !== module) found.set(module, (found.get(module) ?? new Set()).add(table))
    }
  }
  return Object.fromEntries([...found].sort().map(([module, tables]) => [module, [...tables].sort()]))
}

const pairsOf = (tables: ForeignTables): readonly string[] =>
  Object.entries(tables).flatMap(([module, names]) => names.map((name) => `${module} names ${name}`))

/** @returns what the list of exceptions lacks, and what it contains without need */
export const differences = (found: ForeignTables, allowed: ForeignTables): readonly string[] => {
  const [present, listed] = [pairsOf(found), pairsOf(allowed)]
  return [
    ...present.filter((pair) => !listed.includes(pair)).map((pair) => `${pair}, which belongs to another module`),
    ...listed.filter((pair) => !present.includes(pair)).map((pair) => `no longer so, remove it from the list: ${pair}`),
  ]
}

/** The module of each table, as the modules declare it. */
const readOwners = async (): Promise<ReadonlyMap<string, string>> => {
  const owners = new Map<string, string>()
  for (const path of globSync('apps/server/src/modules/*/module.ts', { cwd: root })) {
    const exported: Record<string, Module> = await import(join(root, path))
    for (const { personalData, tables = [] } of Object.values(exported))
      for (const table of [...tables, ...Object.keys(personalData?.tables ?? {})])
        owners.set(table, path.split('/').at(-2) ?? '')
  }
  return owners
}

if (process.argv[1] === import.meta.filename) {
  const found = foreignTablesOf(readSources(), await readOwners())
  const allowed: ForeignTables = JSON.parse(readFileSync(join(root, 'scripts/table-owners.json'), 'utf8'))
  const faults = differences(found, allowed)
  for (const fault of faults) console.log(fault)
  console.log(`Tables of other modules that a module names: ${pairsOf(found).length}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
