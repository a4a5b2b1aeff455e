import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Generators of files, by path from the root. */
export type Artefacts = Readonly<Record<string, () => string | Promise<string>>>

const current = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Generates the files. With `isCheck`, changes none. @returns paths of the files that were missing or outdated */
export const regenerate = async (root: string, artefacts: Artefacts, isCheck: boolean): Promise<readonly string[]> => {
  const outdated: string[] = []
  for (const [path, generate] of Object.entries(artefacts)) {
    const file = join(root, path)
    const fresh = await generate()
    if (current(file) === fresh) continue
    outdated.push(path)
    if (isCheck) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fresh)
  }
  return outdated
}
