import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../process.ts'
import { entriesOf, folderOf, type Library, readManifest } from './libraries.ts'

/** Files of a library's folder that are published as they are; the licence is that of the project. */
const documents = ['README.md', 'CHANGELOG.md', 'api.generated.md']

/** The compiled file of a source, such as `./dist/proof.js` of `./src/proof.ts`; undefined for a file of data. */
const builtOf = (file: string, extension: '.js' | '.d.ts'): string | undefined =>
  /^\.\/src\/.*\.ts$/.test(file) ? file.replace('./src/', './dist/').replace(/\.ts$/, extension) : undefined

const targetOf = (file: string): unknown => {
  const types = builtOf(file, '.d.ts')
  return types ? { types, default: builtOf(file, '.js') } : file
}

/**
 * The package.json of a published library. In the repository the entries lead to sources, so that nothing has to be
 * built first; here they lead to compiled files. npm itself ignores entries in `publishConfig`.
 */
const publishedManifest = (library: Library): object => {
  const { private: _private, devDependencies: _development, ...manifest } = readManifest(library)
  const { engines, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const exports = Object.fromEntries(entriesOf(library).map(([entry, file]) => [entry, targetOf(file)]))
  return { ...manifest, engines, ...(repository && { repository }), exports }
}

/** Writes what is published of a library to a folder; `compiled` is the folder of `compileLibraries`. */
export const stage = (library: Library, compiled: string, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  cpSync(join(compiled, library, 'src'), join(folder, 'dist'), { recursive: true })
  const data = entriesOf(library).filter(([, file]) => !builtOf(file, '.js'))
  for (const path of new Set(data.map(([, file]) => dirname(file))))
    cpSync(join(folderOf(library), path), join(folder, path), { recursive: true })
  for (const file of documents.filter((path) => existsSync(join(folderOf(library), path))))
    cpSync(join(folderOf(library), file), join(folder, file))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(library), null, 2)}\n`)
}
