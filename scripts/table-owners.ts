// Part of `npm run check`: each table of the server has one owner, which is a module, the engine or `http`. Only its owner
// names it. table-owners.json has the exceptions. A new one fails the check, and so does one that no longer exists: the
// list only becomes shorter.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineTables } from '../apps/server/src/engine/tables.ts'
import { httpTables } from '../apps/server/src/http/tables.ts'
import type { Module } from '../apps/server/src/module.ts'
import { readSources, type Sources } from './architecture.ts'
import { root } from './process.ts'

/** The tables of other owners that a part of the server names in its SQL, by part; both in the order of their names. */
export type ForeignTables = Readonly<Record<string, readonly string[]>>

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** A table in SQL, or the table that a state machine changes. */
const named = /\b(?:from|join|into|update|using)\s+(\w+)|\btable: '(\w+)'/g

const tablesIn = (source: string): readonly string[] =>
  [...source.replace(comment, '').matchAll(named)].map(([, inSql, ofMachine]) => inSql ?? ofMachine ?? '')

/** A module, or another folder of the server; undefined for a file of none. */
const partOf = (path: string): string | undefined => /^apps\/server\/src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1]

/**
 * The tables of other owners that each part of the server names.
 *
 * @param owners the owner of each table
 */
export const foreignTablesOf = (sources: Sources, owners: ReadonlyMap<string, string>): ForeignTables => {
  const found = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    const part = partOf(path)
    if (part === undefined) continue
    for (const table of tablesIn(source)) {
      const owner = owners.get(table)
      if (owner && owner !== part) found.set(part, (found.get(part) ?? new Set()).add(table))
    }
  }
  return Object.fromEntries([...found].sort().map(([part, tables]) => [part, [...tables].sort()]))
}

const pairsOf = (tables: ForeignTables): readonly string[] =>
  Object.entries(tables).flatMap(([part, names]) => names.map((name) => `${part} names ${name}`))

/** @returns what the list of exceptions lacks, and what it contains without need */
export const differences = (found: ForeignTables, allowed: ForeignTables): readonly string[] => {
  const [present, listed] = [pairsOf(found), pairsOf(allowed)]
  return [
    ...present.filter((pair) => !listed.includes(pair)).map((pair) => `${pair}, which has another owner`),
    ...listed.filter((pair) => !present.includes(pair)).map((pair) => `no longer so, remove it from the list: ${pair}`),
  ]
}

/** The owner of each table, as the engine, `http` and the modules declare it. */
const readOwners = async (): Promise<ReadonlyMap<string, string>> => {
  const owners = new Map<string, string>()
  for (const path of globSync('apps/server/src/modules/*/module.ts', { cwd: root })) {
    const exported: Record<string, Module> = await import(join(root, path))
    for (const { personalData, tables = [] } of Object.values(exported))
      for (const table of [...tables, ...Object.keys(personalData?.tables ?? {})])
        owners.set(table, path.split('/').at(-2) ?? '')
  }
  // modules declare the personal data of these tables
  for (const table of engineTables) owners.set(table, 'engine')
  for (const table of httpTables) owners.set(table, 'http')
  return owners
}

if (process.argv[1] === import.meta.filename) {
  const found = foreignTablesOf(readSources(), await readOwners())
  const allowed: ForeignTables = JSON.parse(readFileSync(join(root, 'scripts/table-owners.json'), 'utf8'))
  const faults = differences(found, allowed)
  for (const fault of faults) console.log(fault)
  console.log(`Tables of another owner that a part of the server names: ${pairsOf(found).length}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
