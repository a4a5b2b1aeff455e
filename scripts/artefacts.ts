import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How each generated file is made, by its path from the root. */
export type Artefacts = Readonly<Record<string, () => string | Promise<string>>>

const current = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Paths of the files that are missing or differ from a fresh generation; a check leaves them as they are. */
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
