// Checks the client's style sheets. Only the named sheets may define global classes, and each class in one sheet only.
// Scripts and sheets may use only classes that exist. A side is that of the line (`inline-start`), because lines run from
// right to left in some languages.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './process.ts'

const sources = 'apps/web/src/'
/** The sheets with global classes: the painted frame and what every screen shares, and the gallery's own page. */
const globalSheets = ['shared/theme/', 'shared/ui/button.css', 'gallery/gallery.css'].map((path) => sources + path)
/** Classes of react-day-picker, which its own code sets. */
const foreign = /^rdp-/

const classPattern = /\.([a-zA-Z][\w-]*)/g
const isModule = (path: string): boolean => path.endsWith('.module.css')
const inScript = (name: string): string => name.replace(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase())
const classesIn = (text: string): readonly string[] => [...text.matchAll(classPattern)].map(([, name = '']) => name)

const sides =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right):|^(?:text-align|float|clear|transform-origin|object-position):.*\b(?:left|right)\b/
const fourSides = /^((?:scroll-)?(?:margin|padding)|inset|border-radius): (.+)$/
/** The insets of the device are on its own sides, wherever lines begin. */
const ofDevice = /--safe-(?:left|right)/

/** The values of a shorthand; one inside brackets is whole. */
const valuesOf = (shorthand: string): readonly string[] =>
  shorthand.match(/(?:[^\s()]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** Whether a declaration names the left or right side, or gives them different values. */
const isPhysical = (declaration: string): boolean => {
  if (ofDevice.test(declaration)) return false
  const [, property, shorthand = ''] = fourSides.exec(declaration) ?? []
  const [top, right, bottom, left] = valuesOf(shorthand)
  if (left === undefined) return sides.test(declaration)
  return property === 'border-radius' ? top !== right || bottom !== left : right !== left
}

/** Declarations of a physical side without a comment above that begins with `physical:` and states the reason. */
const physicalIn = (source: string): readonly string[] => {
  const reasoned = source.replace(/\/\* physical: [^*]+\*\/\s*[^;]+;/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...reasoned.matchAll(/[{;]\s*([a-z-]+:[^;{}]+)(?=[;}])/g)]
    .map(([, declaration = '']) => declaration.replace(/\s+/g, ' ').trim())
    .filter(isPhysical)
}

interface Sheet {
  /** classes that the sheet defines */
  readonly own: ReadonlySet<string>
  /** classes of global sheets that it names */
  readonly global: readonly string[]
  /** `@value name as local from "path"` */
  readonly values: readonly { readonly name: string; readonly local: string; readonly from: string }[]
  /** values of properties and conditions of at-rules, in which the name of a class would be replaced too */
  readonly words: ReadonlySet<string>
}

const readSheet = (path: string, source: string): Sheet => {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const values = [...text.matchAll(/@value ([^;]+) from "([^"]+)";/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((each) => {
      const [name = '', local = name] = each.trim().split(/\s+as\s+/)
      return { name, local, from: join(dirname(path), from) }
    }),
  )
  const rules = text.replace(/@value [^;]+;/g, '')
  const preludes = [...rules.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  const selectors = preludes.filter((prelude) => !prelude.startsWith('@')).join('\n')
  const globals = /:global\(([^)]*)\)/g
  const locals = new Set(values.map(({ local }) => local))
  const declared = [...rules.matchAll(/:\s*([^:;{}]+);/g)].map(([, value = '']) => value)
  return {
    own: new Set(classesIn(selectors.replace(globals, '')).filter((name) => !locals.has(name))),
    global: [...selectors.matchAll(globals)].flatMap(([, inner = '']) => classesIn(inner)),
    values,
    words: new Set(
      [...declared, ...preludes.filter((prelude) => prelude.startsWith('@'))].flatMap((part) => part.split(/[^\w-]+/)),
    ),
  }
}

/**
 * Returns the faults of the client's style sheets and of the scripts that use them, each with its file.
 * @param files sources by path from the root
 */
export const styleFaults = (files: Readonly<Record<string, string>>): readonly string[] => {
  const paths = Object.keys(files)
  const sheets = new Map(
    paths.filter((path) => path.endsWith('.css')).map((path) => [path, readSheet(path, files[path] ?? '')]),
  )
  const faults: string[] = []
  const places = new Map<string, string>()
  for (const [path, { own }] of sheets) {
    if (isModule(path)) continue
    if (!globalSheets.some((place) => path.startsWith(place)))
      faults.push(`${path}: a sheet of a route or part is a CSS module, with a name that ends in .module.css`)
    for (const name of own) {
      const other = places.get(name)
      if (other) faults.push(`${path}: ${other} has the global class ${name} too`)
      places.set(name, path)
    }
  }
  for (const path of sheets.keys())
    for (const declaration of physicalIn(files[path] ?? ''))
      faults.push(
        `${path}: ${declaration} names a side of the screen; use inline-start or inline-end, or state why not`,
      )
  const isGlobal = (name: string): boolean => places.has(name) || foreign.test(name)

  const used = new Map<string, Set<string>>()
  for (const path of paths.filter((path) => /\.tsx?$/.test(path))) {
    const text = files[path] ?? ''
    for (const [, alias = '', from = ''] of text.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(dirname(path), from)
      const names = new Set([...(sheets.get(sheet)?.own ?? [])].map(inScript))
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) {
        if (!names.has(name)) faults.push(`${path}: ${sheet} has no class ${name}`)
        used.set(sheet, (used.get(sheet) ?? new Set()).add(name))
      }
    }
    for (const [, names = ''] of text.matchAll(/\bclassName="([^"]*)"/g))
      for (const name of names.split(/\s+/))
        if (name && !isGlobal(name)) faults.push(`${path}: no global sheet has the class ${name}`)
  }

  for (const [path, { own, global, values, words }] of sheets) {
    if (!isModule(path)) continue
    for (const name of own) if (!used.get(path)?.has(inScript(name))) faults.push(`${path}: nothing uses ${name}`)
    for (const name of global) if (!isGlobal(name)) faults.push(`${path}: no global sheet has the class ${name}`)
    for (const { name, local, from } of values) {
      if (!sheets.get(from)?.own.has(name)) faults.push(`${path}: ${from} has no class ${name}`)
      if (words.has(local)) faults.push(`${path}: ${local} is also a value or a condition; import it by another name`)
    }
  }
  return faults
}

if (process.argv[1] === import.meta.filename) {
  const paths = execFileSync('git', ['ls-files', sources], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(tsx?|css)$/.test(path))
  const faults = styleFaults(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  for (const fault of faults) console.error(fault)
  console.log(`Faults of style sheets, in ${paths.length} sheets and scripts: ${faults.length}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
