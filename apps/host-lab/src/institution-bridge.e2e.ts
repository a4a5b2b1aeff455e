import { expect, type InPage, test } from './testing/host-test.ts'

for (const name of ['institution-android', 'institution-ios', 'institution-script'] as const) {
  test(`B2 in ${name} a call goes to the host with the provider's tag, the default one or another`, async ({
    enter,
  }) => {
    const { page } = await enter(name)
    const call = (provider?: string) =>
      page.evaluate(async (provider) => {
        const { institutionHost } = (globalThis as InPage).library
        const bridge = institutionHost(provider === undefined ? {} : { provider })
        return await bridge.result('TmkjJSAPI.sendGmtpJson', { function: 'user/version' })
      }, provider)
    const info = { error_code: 0, error_message: 'success' }
    const request = { function: 'user/version' }
    expect(await call()).toEqual({ data: { provider: 'institution', request }, info })
    expect(await call('partner')).toEqual({ data: { provider: 'partner', request }, info })
  })

  test(`B2 in ${name} faults of the host end the call`, async ({ enter }) => {
    const { page, native } = await enter(name)
    const call = () =>
      page.evaluate(() =>
        (globalThis as InPage).library.institutionHost().result('TmkjJSAPI.sendGmtpJson', { a: 1 }, { timeout: 300 }),
      )
    for (const fault of ['no-answer', 'garbage', 'gone'] as const) {
      native.switches.fault = fault
      expect(await call(), fault).toMatchObject({ data: null, info: { error_code: 1 } })
    }
    native.switches.fault = 'twice'
    expect(await call()).toMatchObject({ info: { error_code: 0 } })
  })
}

test('B2 the client waits for a JS bridge that appears after the page', async ({ enter }) => {
  const { page } = await enter('institution-script', { arrives: 'late' })
  await page.reload()
  const result = await page.evaluate(async () => {
    const { institutionHost } = (await import(`${location.origin}/library.js`)) as InPage['library']
    const wasThere = 'FoyerHost' in globalThis
    return { wasThere, ...(await institutionHost().result('TmkjJSAPI.sendGmtpJson')) }
  })
  expect(result).toMatchObject({ info: { error_code: 0 } })
})
