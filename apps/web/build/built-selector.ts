import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtName, namesIn } from './class-names.ts'

const sources = join(import.meta.dirname, '../src')

/** The classes that a sheet defines, without the global ones and those of other sheets that it names. */
const ownClasses = (css: string): readonly string[] => {
  const foreign = new Set([...css.matchAll(/@value ([^;]+) from/g)].flatMap(([, names = '']) => names.match(/[\w-]+/g)))
  return namesIn(css.replace(/:global\([^)]*\)/g, '')).filter((name) => !foreign.has(name))
}

/** The built names of each class, in every CSS module that has it. */
const namesOf = (): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>()
  for (const sheet of globSync('**/*.module.css', { cwd: sources })) {
    const file = join(sources, sheet)
    const css = readFileSync(file, 'utf8')
    for (const name of ownClasses(css)) names.set(name, [...(names.get(name) ?? []), builtName(name, file, css)])
  }
  return names
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Writes a selector for the built client, whose sheets have short names: `.gate-panel a` becomes `.k3x94 a`. For tests
 * and benchmarks that open the built client. A class that no CSS module has is a global one and remains.
 */
export const built = (selector: string): string => {
  known ??= namesOf()
  const names = known
  return selector.replace(/\.([a-zA-Z][\w-]*)/g, (whole, name: string) => {
    const found = names.get(name)?.map((built) => `.${built}`)
    if (!found) return whole
    return found.length === 1 ? found.join() : `:is(${found.join()})`
  })
}
