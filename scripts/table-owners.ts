// Each table of the server has one owner, which is a module, the engine or `http`. Only its owner names it in SQL.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { engineTables } from '../apps/server/src/engine/tables.ts'
import { httpTables } from '../apps/server/src/http/tables.ts'
import type { Module } from '../apps/server/src/module.ts'
import { root } from './process.ts'
import type { Sources } from './sources.ts'

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** A table in SQL, the table that a state machine changes, or that is pruned. */
const named =
  /\b(?:from|join|into|update|using)\s+(\w+)|(?:\btable: |\b(?:pruneInBatches|changeInBatches)\(\s*\w+,\s*)'(\w+)'/g
/** The second table of a list in SQL: `from one, other`, where the first may be a relation with an alias. */
const listed = /\bfrom\s+(?:\w+|\$\{[^}]*\})(?:\s+\w+)?\s*,\s*(\w+)/g

const tablesIn = (source: string): readonly string[] => {
  const code = source.replace(comment, '')
  return [...code.matchAll(named), ...code.matchAll(listed)].map(([, inSql, ofMachine]) => inSql ?? ofMachine ?? '')
}

/** A module, or another folder of the server; undefined for a file of none. */
const partOf = (path: string): string | undefined => /^apps\/server\/src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1]

/**
 * The tables that a part of the server names although another part owns them, as `gifts names rewards`.
 *
 * @param owners the owner of each table
 */
export const foreignTablesOf = (sources: Sources, owners: ReadonlyMap<string, string>): readonly string[] => {
  const found = new Set<string>()
  for (const [path, source] of sources) {
    const part = partOf(path)
    if (part === undefined) continue
    for (const table of tablesIn(source)) {
      const owner = owners.get(table)
      if (owner && owner !== part) found.add(`${part} names ${table}`)
    }
  }
  return [...found].sort()
}

/** The owner of each table, as the engine, `http` and the modules declare it. */
export const readOwners = async (): Promise<ReadonlyMap<string, string>> => {
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
