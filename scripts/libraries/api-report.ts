import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Artefacts } from '../artefacts.ts'
import { compileLibraries } from './compile.ts'
import { type Declaration, type Module, type Reference, readModule } from './declarations.ts'
import { entriesOf, type Library, libraries, readManifest } from './libraries.ts'

interface Surface {
  readonly exported: Map<string, Declaration>
  /** declarations that exports refer to and that are not exported themselves */
  readonly behind: Map<string, Declaration>
  /** names that come from other packages */
  readonly foreign: Set<string>
}

const modules = new Map<string, Module>()
const moduleAt = (file: string): Module => {
  const known = modules.get(file) ?? readModule(file)
  modules.set(file, known)
  return known
}

/** Everything that a consumer of one entry can see, collected file by file. */
const surfaceOf = (entry: string): Surface => {
  const surface: Surface = { exported: new Map(), behind: new Map(), foreign: new Set() }
  const seen = new Set<string>()

  const follow = ({ from, name }: Reference, importer: string, as?: string): void => {
    if (!from.startsWith('.') && from !== importer) {
      surface.foreign.add(`${name} of ${from}`)
      return
    }
    const file = from === importer ? from : join(dirname(importer), from).replace(/\.js$/, '.d.ts')
    const { declarations, imports, exports } = moduleAt(file)
    const declaration = declarations.get(name)
    const elsewhere = declaration ? undefined : (exports.get(name) ?? imports.get(name))
    if (elsewhere) {
      follow(elsewhere, file, as)
      return
    }
    if (!declaration) throw new Error(`${name} is not declared in ${file}`)
    if (as) surface.exported.set(as, declaration)
    if (seen.has(`${file} ${name}`)) return
    seen.add(`${file} ${name}`)
    if (!as) surface.behind.set(name, declaration)
    for (const used of declaration.names) {
      if (used === name) continue
      if (declarations.has(used)) follow({ from: file, name: used }, file)
      else if (imports.has(used)) follow(imports.get(used) as Reference, file)
    }
  }

  for (const [name, reference] of moduleAt(entry).exports) follow(reference, entry, name)
  for (const [name, declaration] of surface.behind)
    if ([...surface.exported.values()].includes(declaration)) surface.behind.delete(name)
  return surface
}

const byName = <T>(entries: Iterable<[string, T]>): [string, T][] => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))

const block = (declarations: ReadonlyMap<string, Declaration>): string =>
  `\`\`\`ts\n${byName(declarations)
    .map(([, { text }]) => text.replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2)))
    .join('\n\n')}\n\`\`\``

/** The value that a type is derived from, such as `a` of `export type A = z.infer<typeof a>`. */
const originOf = ({ text }: Declaration): string => /^export type \w+ = .*\btypeof (\w+)/m.exec(text)?.[1] ?? ''

/** Exports without a comment. A type that is derived from a value has the comment of that value. */
const silentOf = (exported: Surface['exported']): readonly string[] =>
  [...exported]
    .filter(([, one]) => !(one.isDocumented || exported.get(originOf(one))?.isDocumented))
    .map(([name]) => name)

/** One entry; `shown` contains what earlier sections print, which is not printed again. */
const section = (name: string, file: string, shown: Set<Declaration>): string => {
  const { exported, behind, foreign } = surfaceOf(file)
  const silent = silentOf(exported)
  if (silent.length > 0) throw new Error(`without a docstring in ${name}: ${silent.join(', ')}`)
  const fresh = new Map([...behind].filter(([, declaration]) => !shown.has(declaration)))
  const above = [...behind.keys()].filter((name) => !fresh.has(name)).sort()
  for (const declaration of [...exported.values(), ...behind.values()]) shown.add(declaration)
  return [
    `## ${name}`,
    block(exported),
    ...(fresh.size > 0 ? ['Behind these, not exported:', block(fresh)] : []),
    ...(above.length > 0 ? [`From above: ${above.join(', ')}.`] : []),
    ...(foreign.size > 0 ? [`From elsewhere: ${[...foreign].sort().join(', ')}.`] : []),
  ].join('\n\n')
}

/** The report of a library that was compiled into a folder. */
const reportOf = (library: Library, compiled: string): string => {
  const { name } = readManifest(library)
  const shown = new Set<Declaration>()
  const sections = entriesOf(library)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([entry, file]) => section(join(name, entry), join(compiled, library, file.replace(/\.ts$/, '.d.ts')), shown))
  const head = `# API of ${name}\n\nMade by \`npm run generate\`; \`npm run check\` compares. A change here is a change for every consumer.`
  return `${[head, ...sections].join('\n\n')}\n`
}

/**
 * The text of `api.generated.md` of each library: every entry, with everything that a consumer can see through it.
 *
 * @throws Error for an export without a comment
 */
const generateReports = async (): Promise<ReadonlyMap<Library, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
  try {
    await compileLibraries(folder)
    return new Map(libraries.map((library) => [library, reportOf(library, folder)]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let reports: ReturnType<typeof generateReports> | undefined

/** They share one compilation. */
const reportFor = async (library: Library): Promise<string> => {
  reports ??= generateReports()
  return (await reports).get(library) ?? ''
}

/** Generators of the reports by path. */
export const apiReports: Artefacts = Object.fromEntries(
  libraries.map((library) => [`packages/${library}/api.generated.md`, () => reportFor(library)]),
)
