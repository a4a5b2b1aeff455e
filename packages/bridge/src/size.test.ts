import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** Brotli bytes of one module with its imports, for the client's target browsers; and the modules in it. */
const bundleOf = async (path: string): Promise<{ size: number; modules: string[] }> => {
  const input = fileURLToPath(new URL(path, import.meta.url))
  const bundle = await rolldown({ input, transform: { target: ['chrome100', 'safari15.4'] } })
  const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false })
  expect(output).toHaveLength(1)
  return { size: brotliCompressSync(output[0].code).length, modules: output[0].moduleIds }
}

test('a plain browser needs at most 0.5 KB, for detection and the stub', async () => {
  const { size, modules } = await bundleOf('index.ts')
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThanOrEqual(512)
  expect(modules.filter((id) => /calls|channels|retail|institution|noble/.test(id))).toEqual([])
})

test.each([
  ['retail/index.ts', /institution|open-app/, 6],
  ['institution/host.ts', /retail|ciphers|open-app|gateway/, 2.5],
  ['institution/gateway.ts', /retail|ciphers|open-app|channels/, 4.5],
  ['open-app/index.ts', /retail|institution|noble|calls/, 1],
])('the code of one host contains no code of another: %s', { timeout: 20_000 }, async (path, foreign, kilobytes) => {
  const { size, modules } = await bundleOf(path)
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
  expect(size).toBeLessThanOrEqual(kilobytes * 1024)
})
