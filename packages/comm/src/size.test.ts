import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const entry = 'virtual:entry'
/** Parts that a visitor with WebCrypto never loads. */
const laterParts = ['identity-request.ts', 'deployment-key.ts']

/** Brotli bytes of one file with what `code` exports, for the browsers the client is built for. */
const sizeOf = async (code: string, isLater: (id: string) => boolean = () => false): Promise<number> => {
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    external: isLater,
    transform: { target: ['chrome100', 'safari15.4'] },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
  })
  const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false })
  expect(output).toHaveLength(1)
  return brotliCompressSync(output[0].code).length
}

test('what a visitor loads, crypto included, is at most 10 KB', { timeout: 30_000 }, async () => {
  const client = `export { createComm, webPlatform } from '${root}index.ts'`
  const size = await sizeOf(client, (id) => laterParts.some((part) => id.endsWith(part)))
  expect(size).toBeGreaterThan(5 * 1024)
  expect(size).toBeLessThanOrEqual(10 * 1024)
})

test('everything together is at most 14 KB', { timeout: 30_000 }, async () => {
  const everything = `export * from '${root}index.ts'; export * from '${root}proof.ts'`
  expect(await sizeOf(everything)).toBeLessThanOrEqual(14 * 1024)
})
