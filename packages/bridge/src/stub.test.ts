import { expect, test } from 'vitest'
import { stubBridge } from './stub.ts'

test('A4 outside the app every call of the stub gives an empty object at once', async () => {
  let answer: unknown
  void stubBridge.call('getUserConfig').then((data) => {
    answer = data
  })
  await Promise.resolve()
  expect(answer).toEqual({})
  expect(await stubBridge.call('anything', { url: 'https://x' })).toEqual({})
})
