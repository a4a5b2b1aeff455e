import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { inParts, oneFile } from './bundle.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const brotli = (code: string): number => brotliCompressSync(code).length

const web = `export * from '${source}index.ts'; export * from '${source}proof.ts'`
const visitor = `export { createComm, webPlatform } from '${source}index.ts'`
const miniProgram = `
  export { createComm, CommError } from '${source}index.ts'
  export { miniProgramPlatform } from '${source}mini-program/platform.ts'
  export * from '${source}proof.ts'`

/** Brotli bytes, minified, including cryptography. */
export interface Size {
  readonly what: string
  readonly bytes: number
  /** maximum size; a figure without it is informational */
  readonly bar?: number
}

export const measureSizes = async (): Promise<Size[]> => {
  const { first, parts } = await inParts(visitor)
  return [
    { what: 'web: what a visitor loads at once', bytes: brotli(first), bar: 10 * 1024 },
    { what: 'web: everything, in one file', bytes: brotli(await oneFile(web)), bar: 14 * 1024 },
    { what: 'mini-program: everything, in one file', bytes: brotli(await oneFile(miniProgram)), bar: 14 * 1024 },
    {
      what: `web: a visitor's file and ${parts.length} parts, each apart`,
      bytes: [first, ...parts].map(brotli).reduce((a, b) => a + b),
    },
  ]
}
