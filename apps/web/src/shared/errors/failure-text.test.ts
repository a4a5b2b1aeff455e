import { expect, test, vi } from 'vitest'
import { failureText } from './failure-text.ts'

vi.mock('../text/language.ts', () => ({ getLanguage: () => 'zh-CN' }))
vi.mock('./reason-text.ts', () => {
  throw new Error('the texts did not load')
})

test.each([
  ['network', '网络没有连上'],
  ['server_error', '请重试'],
  ['unavailable', '请重试'],
] as const)('SCREEN-15 without the texts of failures, %s is shown as: %s', async (reason, sentence) => {
  expect(await failureText({ reason })).toBe(sentence)
})
