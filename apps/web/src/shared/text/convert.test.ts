import vectors from '@foyer/api/vectors/chinese.json' with { type: 'json' }
import { afterEach, expect, test, vi } from 'vitest'
import { convertText } from './convert.ts'

const bothWays = vectors.bothWays as [simplified: string, hongKong: string][]

test('A3 Simplified text is converted to Hong Kong Traditional for zh-HK and en-US', async () => {
  for (const [simplified, hongKong] of bothWays) {
    expect(await convertText(simplified, 'zh-CN', 'zh-HK')).toBe(hongKong)
    expect(await convertText(simplified, 'zh-CN', 'en-US')).toBe(hongKong)
  }
})

test('A3 Hong Kong Traditional text is converted to Simplified for zh-CN', async () => {
  for (const [simplified, hongKong] of bothWays) expect(await convertText(hongKong, 'zh-HK', 'zh-CN')).toBe(simplified)
  for (const [hongKong, simplified] of vectors.fromHongKong as [string, string][])
    expect(await convertText(hongKong, 'zh-HK', 'zh-CN')).toBe(simplified)
})

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh-HK', 'zh-HK'],
  ['zh-HK', 'en-US'],
  ['en-US', 'zh-CN'],
  ['en-US', 'zh-HK'],
  ['en-US', 'en-US'],
] as const)('a text in %s stays as it is for a reader of %s', async (writtenIn, language) => {
  const text = '账户 賬戶 account'
  expect(await convertText(text, writtenIn, language)).toBe(text)
})

afterEach(() => {
  vi.doUnmock('./convert-to-hong-kong.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('A3 a text whose dictionary fails to load stays unchanged, and the error is reported', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.resetModules()
  vi.doMock('./convert-to-hong-kong.ts', () => Promise.reject(new TypeError('the chunk did not arrive')))
  const fresh = await import('./convert.ts')
  expect(await fresh.convertText('账户', 'zh-CN', 'zh-HK')).toBe('账户')
  expect(reported).toHaveBeenCalledOnce()
})
