import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignPackages, isShipped, nameOf, readLockFile } from './lock-file.ts'
import { root } from './process.ts'

interface Notice {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** index of the text in `texts`; absent if there is none */
  readonly text?: number
}

const isLicence = /^(licen[cs]e|copying|notice|third[-_]party[-_]licen[cs]es?)([.-].*)?$/i

const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const holderOf = (folder: string, name: string): string => {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string }
  }
  const holder = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name
  return holder || `the authors of ${name}`
}

/** Returns the licence files of a package; the common text if an MIT package contains none. */
const textOf = (folder: string, name: string, licence: string): string | undefined => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  if (files.length === 0) return licence === 'MIT' ? mit(holderOf(folder, name)) : undefined
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n---\n\n')
}

/**
 * Generates the notices of everything that production runs or ships: names, versions and licences from the lock file,
 * and texts from the packages. For packages that only some platforms install it uses the lock file alone, so that the
 * result is the same everywhere.
 */
export const generateNotices = (): string => {
  const texts: string[] = []
  const placeOf = (text: string): number => {
    const at = texts.indexOf(text)
    return at >= 0 ? at : texts.push(text) - 1
  }
  const notices = new Map<string, Notice>()
  const locked = foreignPackages(readLockFile()).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [path, one] of locked) {
    const { version = '', license = '', optional } = one
    const name = nameOf(path)
    if (!isShipped(one) || notices.has(`${name}@${version}`)) continue
    const text = optional ? undefined : textOf(join(root, path), name, license)
    const place = text === undefined ? {} : { text: placeOf(text) }
    notices.set(`${name}@${version}`, { name, version, licence: license, ...place })
  }
  const listed = [...notices.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  return `${JSON.stringify({ packages: listed, texts }, null, 1)}\n`
}
