import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { device } from '../../testing/signed-client.ts'

const { app, context } = await testApp()
/** Another process on the same database. */
const { app: other } = await testApp(context)
const { app: production } = await testApp({
  ...context,
  environment: readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables }),
})

const post = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

describe('POST /dev/country', () => {
  test("POST /dev/country sets the country of every call in every process until it is unset, and a call's own header takes precedence", async () => {
    const withheld = async (headers = {}) =>
      (await other.inject({ url: '/api/activities/points-exchange', headers })).json().withheld
    await post('country', { country: 'CN' })
    expect(await withheld()).toBe(true)
    expect(await withheld({ 'x-sandbox-country': 'HK' })).toBe(false)
    const visitor = device(other, context)
    const report = await visitor.post('/api/user/version/isMainLand', undefined, await visitor.tourist())
    expect(report.json()).toEqual({ status: 0, data: true })
    await post('country', { country: null })
    expect(await withheld()).toBe(false)
  })

  test.each([{ country: 'cn' }, { country: '' }, {}])('%j is refused as a country', async (payload) => {
    expect(await post('country', payload)).toMatchObject({ reason: 'invalid_request' })
  })

  test('POST /dev/country does not exist in production', async () => {
    await post('country', { country: 'CN' })
    expect((await production.inject('/api/activities/points-exchange')).json()).toMatchObject({ withheld: false })
  })
})
