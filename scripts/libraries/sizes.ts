import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../process.ts'
import { inParts, oneFile } from './bundle.ts'

/** Code that exports everything of a file below `packages`. */
const all = (path: string): string => `export * from '${join(root, 'packages', path)}'\n`

const comm = join(root, 'packages/comm/src')
const visitor = `export { createComm, webPlatform } from '${comm}/index.ts'`
const miniProgram = `
  export { createComm, CommError } from '${comm}/index.ts'
  export { miniProgramPlatform } from '${comm}/mini-program/platform.ts'
  export * from '${comm}/proof.ts'`

/** What a client loads of a library as one file, and the most brotli bytes that it may have. */
type Limited = readonly [what: string, code: string, limit: number]

const tracker: Limited = ['analytics: everything', all('analytics/src/index.ts'), 8_192]
const files: readonly Limited[] = [
  ['comm in a browser: everything', all('comm/src/index.ts') + all('comm/src/proof.ts'), 14_336],
  ['comm in a mini-program: everything', miniProgram, 14_336],
  ['bridge: what every browser loads', all('bridge/src/index.ts'), 512],
  ['bridge/retail', all('bridge/src/retail/index.ts'), 6_144],
  ['bridge/institution-host', all('bridge/src/institution/host.ts'), 2_560],
  ['bridge/institution-gateway', all('bridge/src/institution/gateway.ts'), 4_608],
  ['bridge/open-app', all('bridge/src/open-app/index.ts'), 1_024],
  tracker,
]

/** Brotli bytes of minified code, with the libraries that it needs. */
export interface Size {
  readonly what: string
  readonly bytes: number
  /** a figure without it is for information */
  readonly limit?: number
}

const brotli = (code: string): number => brotliCompressSync(code).length

const measure = async ([what, code, limit]: Limited) => ({ what, bytes: brotli((await oneFile(code)).code), limit })

/** The event tracker with a browser's platform, as one minified file. */
export const bundleTracker = async (): Promise<string> => (await oneFile(tracker[1])).code

/** The size of that file. */
export const measureTracker = (): Promise<Required<Size>> => measure(tracker)

/** The brotli bytes of the file at an absolute path, without what `external` matches. */
export const measureFile = async (path: string, external: RegExp): Promise<number> =>
  brotli((await oneFile(`export * from '${path}'`, [external])).code)

/** The sizes of what a client loads of each library. */
export const measureSizes = async (): Promise<readonly Size[]> => {
  const { first, parts } = await inParts(visitor)
  return [
    { what: 'comm in a browser: what a visitor loads at once', bytes: brotli(first), limit: 10_240 },
    {
      what: `comm in a browser: the same and ${parts.length} parts, each apart`,
      bytes: [first, ...parts].map(brotli).reduce((a, b) => a + b),
    },
    ...(await Promise.all(files.map(measure))),
  ]
}
