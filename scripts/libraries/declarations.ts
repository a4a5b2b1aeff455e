import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'rolldown/utils'

/** A name in a module: a path for one of this package's files, otherwise the name of a package. */
export interface Reference {
  readonly from: string
  readonly name: string
}

/** One declaration as a consumer sees it. */
export interface Declaration {
  readonly text: string
  readonly isDocumented: boolean
  /** every name in it, of whatever module */
  readonly names: readonly string[]
}

/** What a file of declarations declares, imports and exports. */
export interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, Reference>
  /** by the name it is exported under */
  readonly exports: ReadonlyMap<string, Reference>
}

const nameOf = (node: { name?: string; value?: unknown }): string => node.name ?? String(node.value)

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

const declaredIn = (statement: Statement): string[] => {
  if ('declaration' in statement && statement.declaration) return declaredIn(statement.declaration as Statement)
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []))
  return 'id' in statement && statement.id && 'name' in statement.id ? [String(statement.id.name)] : []
}

const identifiersOf = (code: string): string[] => {
  const found = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void found.add(name) }).visit(parseSync('part.d.ts', code).program)
  return [...found]
}

/**
 * Reads a `.d.ts` file.
 *
 * @throws Error for an export of everything
 */
export const readModule = (file: string): Module => {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync('module.d.ts', code)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Reference>()
  const exports = new Map<string, Reference>()

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local, ...specifier } of statement.specifiers)
        imports.set(local.name, {
          from: statement.source.value,
          name: 'imported' in specifier ? nameOf(specifier.imported) : '*',
        })
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file}: every export is to be named`)
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of statement.specifiers)
        exports.set(nameOf(exported), { from: statement.source?.value ?? file, name: nameOf(local) })

    const before = comments
      .filter(({ end }) => end <= statement.start && !code.slice(end, statement.start).trim())
      .at(-1)
    const text = code.slice(before?.start ?? statement.start, statement.end)
    for (const name of declaredIn(statement)) {
      const isDocumented = before?.value.startsWith('*') ?? false
      declarations.set(name, { text, isDocumented, names: identifiersOf(code.slice(statement.start, statement.end)) })
      if (statement.type === 'ExportNamedDeclaration') exports.set(name, { from: file, name })
    }
  }
  return { declarations, imports, exports }
}
