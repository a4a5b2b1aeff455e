import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, capture, root } from '../process.ts'

/** Replaces text in all files of a folder whose names end as given. */
const replaceIn = (folder: string, end: string, pattern: RegExp, replacement: string): void => {
  for (const file of globSync(`**/*${end}`, { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, replacement))
  }
}

/**
 * Compiles all libraries into a folder: `comm/src/index.ts` becomes `comm/src/index.js`, its source map and
 * `index.d.ts`.
 *
 * @throws Error with the messages of the compiler
 */
export const compileLibraries = async (folder: string): Promise<void> => {
  const options = ['--project', join(import.meta.dirname, 'tsconfig.json'), '--outDir', folder]
  const { code, output } = await capture(bin('tsc'), options, { cwd: root })
  if (code !== 0) throw new Error(`The libraries do not compile:\n${output}`)
  // the compiler rewrites the extensions of imports in scripts only
  replaceIn(folder, '.d.ts', /((?:from |import\()['"]\.[^'"]+)\.ts(?=['"])/g, '$1.js')
  // a map contains its source, whose path on this machine means nothing elsewhere
  replaceIn(folder, '.js.map', /"sources":\["[^"]*?([^"/]+)"\]/, '"sources":["$1"]')
}
