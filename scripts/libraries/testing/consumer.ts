import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../process.ts'
import { folderOf, type Library, libraries, type Manifest } from '../libraries.ts'
import { type Packed, packLibraries } from '../pack.ts'

/** A folder outside the repository, in which the packed libraries are installed and nothing else of the project is. */
export interface Consumer {
  readonly folder: string
  readonly packed: Readonly<Record<Library, Packed>>
  /** the folder of an installed library */
  installed(library: Library): string
  /** writes a file, whose path is relative to the folder */
  write(path: string, text: string): void
  remove(): void
}

/** Other packages are links to those of the repository, if a packed library declares them. */
const install = (modules: string, { file }: Packed, library: Library): void => {
  const target = join(modules, '@foyer', library)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1'])
  const { dependencies }: Manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@foyer/'))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    rmSync(join(modules, name), { force: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}

export const createConsumer = async (): Promise<Consumer> => {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  const packed = await packLibraries(join(folder, 'archives'))
  const modules = join(folder, 'node_modules')
  for (const library of libraries) install(modules, packed[library], library)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  return {
    folder,
    packed,
    installed: (library) => join(modules, '@foyer', library),
    write,
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The first example below a heading of a library's README, as printed. */
export const example = (library: Library, heading: string): string => {
  const readme = readFileSync(join(folderOf(library), 'README.md'), 'utf8')
  const [, code] = readme.split(`## ${heading}\n`)[1]?.match(/```ts\n([\s\S]*?)```/) ?? []
  if (!code) throw new Error(`The README of ${library} has no example below "${heading}".`)
  return code
}
