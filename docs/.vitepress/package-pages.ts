import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../../scripts/process.ts'

export interface PackagePage {
  /** last part of the address */
  readonly name: string
  readonly title: string
  readonly content: string
}

/** `packages/comm/README.md` becomes `comm`, `packages/comm/api.generated.md` becomes `comm-api`. */
const nameOf = (path: string): string =>
  dirname(path)
    .split('/')
    .slice(1)
    .concat(path.endsWith('README.md') ? [] : ['api'])
    .join('-')

/** Returns the Markdown files of packages and apps, without changelogs, as pages of the site. Their links to each other lead to pages. */
export const packagePages = (): PackagePage[] => {
  const patterns = ['packages/*/*.md', 'packages/*/vectors/*.md', 'apps/*/*.md']
  const files = globSync(patterns, { cwd: root, exclude: ['**/CHANGELOG.md'] }).sort()
  return files.map((path) => {
    const content = readFileSync(join(root, path), 'utf8').replace(/\]\(([^):#]+\.md)\)/g, (whole, link: string) => {
      const target = normalize(join(dirname(path), link))
      if (files.includes(target)) return `](./${nameOf(target)})`
      return target.startsWith('docs/') ? `](../${target.slice('docs/'.length)})` : whole
    })
    return { name: nameOf(path), title: /^# (.*)$/m.exec(content)?.[1] ?? nameOf(path), content }
  })
}
