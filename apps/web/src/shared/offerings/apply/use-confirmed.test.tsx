import { lost, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { become } from '../../../testing/viewer.ts'
import { useConfirmed } from './use-confirmed.ts'

const endpoint = 'POST /api/user/{number}/offerings/apply'
/** @param name name of the act, which each test has to itself */
const openApplication = (name: string) =>
  renderHook(() => useConfirmed({ name, path: pathTo('POST /user/:number/offerings/apply', { number: 491 }) }))
const request = { offering: 'green-bond-2026-1', lots: 1, method: 'cash', documentVersion: 1 } as const

test('N13 an application of one account keeps its key while another account of the person applies', async () => {
  await become('cash')
  serve({ [endpoint]: lost })
  const { result, act } = await openApplication('apply.1')
  const { userInfo } = useUser.getState()
  const logIn = (clientId: string) =>
    act(() => useUser.setState({ userInfo: { ...userInfo!, client: { ...userInfo!.client!, clientId } } }))
  const apply = async () => {
    await act(async () => expect(await result.current.confirm(request, '123456')).toEqual({ kind: 'unknown' }))
    return result.current.pending?.key
  }
  const first = await apply()
  await logIn('100002')
  expect(result.current.pending).toBeUndefined()
  const second = await apply()
  await logIn(userInfo!.client!.clientId)
  expect(result.current.pending?.key).toBe(first)
  await apply()
  const keys = requestsOf(endpoint).map(({ body }) => (body as { key: string }).key)
  // each request is repeated once because its connection broke
  expect(keys).toEqual([first, first, second, second, first, first])
  expect(second).not.toBe(first)
})

test('a trading password is sealed and is not stored with the request', async () => {
  await become('cash')
  serve({ [endpoint]: lost })
  const { result, act } = await openApplication('apply.2')
  await act(async () => void (await result.current.confirm(request, '314159')))
  expect(requestsOf(endpoint)[0]?.body).toMatchObject({ ...request, tradingPassword: expect.any(String) })
  expect(JSON.stringify(requestsOf(endpoint)[0]?.body)).not.toContain('314159')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('314159')
  expect(JSON.stringify({ ...sessionStorage })).toContain(result.current.pending?.key)
})
