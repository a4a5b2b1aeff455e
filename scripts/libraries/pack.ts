import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../process.ts'
import { compileLibraries } from './compile.ts'
import { type Library, libraries } from './libraries.ts'
import { stage } from './stage.ts'

/** A packed library. */
export interface Packed {
  /** the path of the archive */
  readonly file: string
  /** bytes of the archive */
  readonly size: number
}

/**
 * Packs every library with `npm pack` into a folder, in which the archives have the names that npm gives them.
 *
 * @throws Error with the messages of the compiler or of npm
 */
export const packLibraries = async (target: string): Promise<Readonly<Record<Library, Packed>>> => {
  const work = mkdtempSync(join(tmpdir(), 'libraries-'))
  try {
    const compiled = join(work, 'compiled')
    await compileLibraries(compiled)
    for (const library of libraries) stage(library, compiled, join(work, library))
    mkdirSync(target, { recursive: true })
    const folders = libraries.map((library) => `./${library}`)
    const options = ['--json', '--loglevel=error', '--ignore-scripts', '--pack-destination', target]
    const { code, output } = await capture('npm', ['pack', ...options, ...folders], { cwd: work })
    if (code !== 0) throw new Error(output)
    const listed: { filename: string; size: number; name: string }[] = Object.values(JSON.parse(output))
    return Object.fromEntries(
      listed.map(({ name, filename, size }) => [name.replace('@foyer/', ''), { file: join(target, filename), size }]),
    ) as Record<Library, Packed>
  } finally {
    rmSync(work, { recursive: true })
  }
}
