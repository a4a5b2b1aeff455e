import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../package.json' with { type: 'json' }

const top = join(import.meta.dirname, '../../..')

const contentOf = (path: string): string | undefined => {
  const whole = join(top, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8').trim() : undefined
}

/** The commit of a checkout, without Git itself. */
const commitOfCheckout = (): string | undefined => {
  try {
    const head = contentOf('.git/HEAD')
    const reference = head?.match(/^ref: (.+)$/)?.[1]
    if (reference === undefined) return head
    return contentOf(`.git/${reference}`) ?? contentOf('.git/packed-refs')?.match(`^([0-9a-f]{40}) ${reference}$`)?.[1]
  } catch {
    // a worktree has a file in the place of the folder
    return undefined
  }
}

/** What a package records of its build; absent in a checkout. */
const packaged = (): { version?: string; commit?: string } => JSON.parse(contentOf('release.json') ?? '{}')

const { version = root.version, commit = commitOfCheckout() ?? 'unknown' } = packaged()

/** The build that this process runs. `commit` is `unknown` if neither a package nor a checkout states it. */
export const build: { readonly version: string; readonly commit: string } = { version, commit }
