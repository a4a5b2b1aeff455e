import type { ClientConfig } from '@foyer/protocol/config'
import type { Page } from '@playwright/test'
import { expect, type InPage, test } from './testing/host-test.ts'

type WithComm = InPage & { comm: ReturnType<InPage['library']['createComm']> }

/** Opens the communication layer over the bridge, with the real server behind it. */
const open = (page: Page, client: ClientConfig, base: string): Promise<void> =>
  page.evaluate(
    ({ client, base }) => {
      const here = globalThis as WithComm
      const { bridgeTransport, CommError, createComm, retailBridge, webPlatform } = here.library
      const transport = bridgeTransport(retailBridge(), CommError, { base })
      here.comm = createComm({ client, ...webPlatform(), transport })
    },
    { client, base },
  )

const call = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as WithComm).comm.result({ path: '/user/version/isMainLand', body: {} }))

for (const name of ['android-app', 'ios-app', 'ios-app-callback'] as const)
  test(`N2 B1 in ${name} a visitor gets a token and calls the real server through the app alone`, async ({
    enter,
    request,
    baseURL,
  }) => {
    const client: ClientConfig = await (await request.get('/config.json')).json()
    const { page, native } = await enter(name)
    const left: string[] = []
    page.on('request', (sent) => left.push(new URL(sent.url()).pathname))
    await open(page, client, String(baseURL))
    expect(await call(page)).toMatchObject({ info: { error_code: 0, error_message: 'success' } })
    expect(await page.evaluate(() => (globalThis as WithComm).comm.flag)).toBe('tourist')
    expect(left.filter((path) => !path.startsWith('/__native/'))).toEqual([])

    native.switches.fault = 'wrong-key'
    expect(await call(page)).toMatchObject({
      data: null,
      info: { error_code: -1, error_message: 'front-end decryption failed' },
    })
    // a handler without replies cannot report a failure, so its calls end with their time-out
    if (name === 'ios-app-callback') return
    native.switches.fault = 'gone'
    expect(await call(page)).toMatchObject({ data: null, info: { error_code: 10004, reason: 'network' } })
  })
