import { expect, test, vi } from 'vitest'
import { goBack } from './navigation.ts'

const hosts = vi.hoisted(() => ({ answer: undefined as ((path: string) => void) | undefined }))
vi.mock('./leave.ts', () => ({
  leave: () =>
    new Promise<string>((resolve) => {
      hosts.answer = resolve
    }),
}))

/** A page at an address, which is the first entry of its history. */
const openAt = (hash: string) => {
  const address = { hash }
  const replaceState = vi.fn()
  hosts.answer = undefined
  vi.stubGlobal('location', address)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('history', { state: null, replaceState })
  return { address, replaceState }
}

const answerWith = async (path: string) => {
  await vi.waitFor(() => expect(hosts.answer).toBeDefined())
  hosts.answer?.(path)
}

test('going back from the first screen opens its tab if the host does not close the page', async () => {
  const { replaceState } = openAt('#/about')
  const back = goBack()
  await answerWith('/me')
  await back
  expect(replaceState).toHaveBeenCalledWith(expect.anything(), '', '#/me')
})

test('going back leaves a screen alone that the visitor opened before the host answered', async () => {
  const { address, replaceState } = openAt('#/about')
  const back = goBack()
  address.hash = '#/video'
  await answerWith('/me')
  await back
  expect(replaceState).not.toHaveBeenCalled()
})
