import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Declaration, type Module, type Reference, readModule } from './declarations.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { name: packageName, exports: entries }: { name: string; exports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

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
    const file = from === importer ? from : join(dirname(importer), from)
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
    .map(([, { text }]) => text.replaceAll('\t', '  ').replace(/\n( *)\*/g, '\n$1 *'))
    .join('\n\n')}\n\`\`\``

/** `shown` contains what earlier sections print, which is not printed again. */
const section = (path: string, file: string, shown: Set<Declaration>): string => {
  const { exported, behind, foreign } = surfaceOf(join(root, file))
  const silent = [...exported].filter(([, { isDocumented }]) => !isDocumented).map(([name]) => name)
  if (silent.length > 0) throw new Error(`without a docstring in ${file}: ${silent.join(', ')}`)
  const fresh = new Map([...behind].filter(([, declaration]) => !shown.has(declaration)))
  const above = [...behind.keys()].filter((name) => !fresh.has(name)).sort()
  for (const declaration of [...exported.values(), ...behind.values()]) shown.add(declaration)
  return [
    `## ${join(packageName, path)}`,
    block(exported),
    ...(fresh.size > 0 ? ['Behind these, not exported:', block(fresh)] : []),
    ...(above.length > 0 ? [`From above: ${above.join(', ')}.`] : []),
    ...(foreign.size > 0 ? [`From elsewhere: ${[...foreign].sort().join(', ')}.`] : []),
  ].join('\n\n')
}

/**
 * The text of `api.generated.md`: every entry of the package, with everything that a consumer can see through it.
 *
 * @throws Error for an export without a comment
 */
export const generateApiReport = (): string => {
  const head = `# API of ${packageName}\n\nMade by \`npm run generate\`; \`npm run check\` compares. A change here is a change for every consumer.`
  const shown = new Set<Declaration>()
  return `${[head, ...Object.entries(entries).map(([path, file]) => section(path, file, shown))].join('\n\n')}\n`
}
