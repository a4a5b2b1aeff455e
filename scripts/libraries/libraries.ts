import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.ts'

/** The packages that are published; the others exist in this repository only. */
export const libraries = ['protocol', 'comm', 'bridge', 'analytics'] as const
export type Library = (typeof libraries)[number]

/** A package.json, as far as it is read here. */
export interface Manifest {
  readonly name: string
  readonly version: string
  /** paths of sources by entry; a `*` in both stands for any path */
  readonly exports: Readonly<Record<string, string>>
  readonly private?: boolean
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

export const folderOf = (library: Library): string => join(root, 'packages', library)

export const readManifest = (library: Library): Manifest =>
  JSON.parse(readFileSync(join(folderOf(library), 'package.json'), 'utf8'))

/** The files that a pattern such as `./src/*.ts` matches, with what its `*` stands for. */
const matchesOf = (library: Library, pattern: string): readonly (readonly [file: string, part: string])[] => {
  const [start = '', end = ''] = pattern.split('*')
  return globSync(`${start}**/*${end}`, { cwd: folderOf(library) })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => [`./${file}`, `./${file}`.slice(start.length, -end.length)])
}

/** Every entry of a library with the path of its file, such as `./proof` with `./src/proof.ts`. */
export const entriesOf = (library: Library): readonly (readonly [entry: string, file: string])[] =>
  Object.entries(readManifest(library).exports).flatMap(([entry, target]) =>
    target.includes('*')
      ? matchesOf(library, target).map(([file, part]) => [entry.replace('*', part), file] as const)
      : [[entry, target] as const],
  )
