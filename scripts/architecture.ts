// `npm run check:architecture` counts sources and imports that break the structure, and fails if a count exceeds its
// limit. `npm run check` runs it too.
import { dirname, join, normalize } from 'node:path'
import { isCheckedForPaths, untypedPaths } from './client-paths.ts'
import { readSources, type Sources } from './sources.ts'
import { foreignTablesOf, readOwners } from './table-owners.ts'

interface Import {
  readonly names: readonly string[]
  /** path of the imported source, relative to the root; undefined if it is in a package */
  readonly target: string | undefined
}

const statement = /\b(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\*(?: as \w+)?|\w+)\s+from '([^']+)'/g
const dynamic = /\bimport\('(\.[^']+)'\)/g

const nameOf = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*/, '')

/** What a source imports or exports again, types included. */
const importsOf = (path: string, source: string): Import[] => {
  const targetOf = (from: string) => (from.startsWith('.') ? normalize(join(dirname(path), from)) : undefined)
  const isOurs = (from: string) => from.startsWith('.') || from.startsWith('@foyer/')
  const statements = [...source.matchAll(statement)].map(([, names = '', from = '']) => ({
    names: isOurs(from) ? names.split(',').map(nameOf).filter(Boolean) : [],
    target: targetOf(from),
  }))
  return [
    ...statements,
    ...[...source.matchAll(dynamic)].map(([, from = '']) => ({ names: [], target: targetOf(from) })),
  ]
}

/**
 * The part of its app or package that a source belongs to, such as `apps/server/modules/gifts`; undefined for the files
 * beside the parts, which start it.
 */
const partOf = (path: string): string | undefined => {
  const [, home = '', part] =
    /^((?:apps|packages)\/[^/]+)\/src\/((?:modules|routes|shared)\/[^/]+|(?!modules\/|routes\/|shared\/)[^/]+)\//.exec(
      path,
    ) ?? []
  return part && `${home}/${part}`
}

/**
 * The groups of parts that import each other in a circle, types included.
 *
 * @returns the parts of each circle, in the order of their names
 */
export const circlesOf = (sources: Sources): readonly (readonly string[])[] => {
  const imported = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    const from = partOf(path)
    for (const { target } of importsOf(path, source)) {
      const to = target === undefined ? undefined : partOf(target)
      if (from && to && from !== to) imported.set(from, (imported.get(from) ?? new Set()).add(to))
    }
  }
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const to of imported.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
    return seen
  }
  const all = new Map([...imported.keys()].map((part) => [part, reached(part)]))
  const circles = [...all].flatMap(([part, parts]) =>
    parts.has(part) ? [[...parts].filter((other) => all.get(other)?.has(part)).sort()] : [],
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

/** Imports of a module's sources by other code of the server, past its `public.ts`. */
export const pastPublicFile = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([path, source]) =>
    importsOf(path, source).flatMap(({ target = '' }) => {
      const module = /^apps\/server\/src\/(modules\/[^/]+)\/(?!public\.ts$)/.exec(target)?.[1]
      const isDeclaration = /modules\/(all|commands)\.ts$/.test(path) && /\/(module|command)\.ts$/.test(target)
      return module && `apps/server/${module}` !== partOf(path) && !isDeclaration ? [`${path} → ${target}`] : []
    }),
  )

/** How an act is named in the code, a screen on which a visitor performs it, and how many sources it may cross. */
interface Act {
  readonly names: RegExp
  readonly screen: string
  /** sources of similar acts that other screens perform */
  readonly elsewhere?: RegExp
  readonly most: number
}

const acts: Readonly<Record<string, Act>> = {
  join: {
    names: /[jJ]oin(?!s$)/,
    screen: 'keetaActivity',
    elsewhere:
      /\/(modules\/(conversion|draws|gifts|knowledge-tests)|activity-rules\/points\b.*|conversion)\/|\/(conversion|gifts)\.ts$/,
    most: 35,
  },
  'sign-in': {
    names: /^(signIn|identify|identity(Request|Reply)|sendCode|verifyCode|SignIn)/,
    screen: 'loginPage',
    // staff sign in at the firm's provider
    elsewhere: /^apps\/(console|insights)\/|\/(modules\/staff|connectors\/staff-provider)\//,
    most: 25,
  },
  quote: { names: /^(use)?(quote|Quote)s?(Of|Line|Row)?$/, screen: 'account', most: 25 },
  event: { names: /^(track|collect|TrackedEvent|trackedEvent|eventRow)/, screen: 'home', most: 46 },
}

/**
 * The sources that an act crosses, from a screen to the tables: those that define or import a name of the act. Other
 * screens and their acts are left out, and so are lists and public files, which perform nothing.
 */
export const crossedBy = (sources: Sources, { names, screen, elsewhere }: Omit<Act, 'most'>): readonly string[] =>
  [...sources].flatMap(([path, source]) => {
    const route = /^apps\/web\/src\/routes\/([^/]+)\//.exec(path)?.[1]
    const isElsewhere = (route !== undefined && route !== screen) || elsewhere?.test(path)
    if (isElsewhere || /\/(public|module|all)\.ts$/.test(path)) return []
    const defined = [...source.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    )
    const all = [...defined, ...importsOf(path, source).flatMap((one) => one.names)]
    return all.some((name) => names.test(name)) ? [path] : []
  })

if (process.argv[1] === import.meta.filename) {
  const sources = readSources()
  const naming = (pattern: RegExp) => [...sources].flatMap(([path, source]) => (pattern.test(source) ? [path] : []))
  const rows: readonly (readonly [what: string, found: readonly string[], most: number])[] = [
    ...Object.entries(acts).map(
      ([name, act]) => [`sources that "${name}" crosses`, crossedBy(sources, act), act.most] as const,
    ),
    [
      'paths of endpoints in the clients that no type checks',
      [...sources].flatMap(([path, source]) => (isCheckedForPaths(path) ? untypedPaths(source).map(String) : [])),
      0,
    ],
    ['sources of the server that store the key of an act', naming(/insert into idempotency_keys/), 1],
    ['sources of the client that create the key of an act', naming(/\bimport [^;]*?\bstoreAttempt\b/), 1],
    ['imports past the public file of a module', pastPublicFile(sources), 0],
    ['tables that the server names outside the folder of their owner', foreignTablesOf(sources, await readOwners()), 0],
    ['circles of folders', circlesOf(sources).map((circle) => circle.join(', ')), 0],
  ]
  for (const [what, found, most] of rows) {
    console.log(`${String(found.length).padStart(4)} of at most ${String(most).padStart(2)}  ${what}`)
    if (found.length > most || process.argv.includes('--list')) for (const one of found) console.log(`        ${one}`)
  }
  process.exit(rows.every(([, found, most]) => found.length <= most) ? 0 : 1)
}
