import { brand } from '@foyer/api/brand'
import type { Page } from '@playwright/test'
import type { NativeSide } from './simulators/native/native-side.ts'
import { expect, type InPage, ready, test } from './testing/host-test.ts'

const hosts = ['android-app', 'ios-app', 'ios-app-callback'] as const

const open = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const here = globalThis as InPage
    here.retail = here.library.retailBridge()
  })

/** Sends a call over the app's HTTP and returns the result object. */
const send = (page: Page, timeout?: number): Promise<unknown> =>
  page.evaluate(async (timeout) => {
    const { retail } = globalThis as InPage
    const headers = { 'App-ID': 'foyer-h5' }
    const request = {
      url: `${location.origin}/api/user/488/sms?a=%E9%A6%99`,
      method: 'POST',
      headers,
      param: '{"名":1}',
    }
    return await retail.result('sendHttp', request, { timeout })
  }, timeout)

const answered = {
  data: {
    status: 200,
    date: expect.stringContaining('GMT'),
    text: expect.stringContaining('/api/user/488/sms?a=%E9%A6%99'),
  },
  info: { error_code: 0, error_message: 'success' },
}
const callsOf = ({ traffic }: NativeSide, name: string): number =>
  traffic.filter(({ from, text }) => from === 'page' && text.includes(`"name":"${name}"`)).length

for (const name of hosts) {
  test(`A13 B1 N2 in ${name} the page knows its host, has the language of the app, and makes its calls through the app`, async ({
    enter,
    site,
  }) => {
    const { page, native } = await enter(name, { switches: { language: 'zh-HK', headers: { 'X-App': '3.2.0' } } })
    const host = await page.evaluate(
      (markers) => (globalThis as InPage).library.detectHost(navigator.userAgent, globalThis, markers),
      [...brand.appMarkers],
    )
    expect(host).toEqual({ name: 'retail', system: name === 'android-app' ? 'android' : 'ios' })
    await open(page)
    expect(await page.evaluate(() => (globalThis as InPage).retail.call('getUserConfig'))).toEqual({
      language: 'zh-HK',
    })
    const left: string[] = []
    page.on('request', (request) => left.push(new URL(request.url()).pathname))
    const result = (await send(page)) as { data: { text: string } }
    expect(result).toEqual(answered)
    expect(JSON.parse(result.data.text).data).toEqual({
      method: 'POST',
      url: '/api/user/488/sms?a=%E9%A6%99',
      body: '{"名":1}',
    })
    expect(site.called.at(-1)).toMatchObject({ 'app-id': 'foyer-h5', 'x-app': '3.2.0' })
    // the page itself sent nothing, and the messages over the bridge are encrypted
    expect(left.filter((path) => path.startsWith('/api'))).toEqual([])
    expect(native.traffic.filter(({ from, text }) => from === 'host' && text.includes('user/488'))).toEqual([])
  })

  test(`B1 in ${name} an answer under another key gives -1 front-end decryption failed, and the next answer is accepted`, async ({
    enter,
  }) => {
    const { page, native } = await enter(name, { switches: { fault: 'wrong-key' } })
    await open(page)
    const info = { error_code: -1, error_message: 'front-end decryption failed' }
    expect(await send(page)).toEqual({ data: null, info })
    native.switches.fault = 'none'
    expect(await send(page)).toEqual(answered)
    expect(callsOf(native, 'getUserConfig')).toBe(2)
  })

  test(`in ${name} a call without a reply ends with its time-out`, async ({ enter }) => {
    const { page, native } = await enter(name, { switches: { fault: 'no-answer', faulty: ['sendHttp'] } })
    await open(page)
    expect(await send(page, 300)).toEqual({
      data: null,
      info: { error_code: 1, error_message: 'no answer within 300 ms' },
    })
    native.switches.fault = 'none'
    expect(await send(page)).toEqual(answered)
  })

  test(`in ${name} a late reply is accepted unless its call has ended or its page was reloaded`, async ({ enter }) => {
    const { page, native } = await enter(name, { switches: { fault: 'late', faulty: ['sendHttp'] } })
    await open(page)
    const late = send(page)
    await expect.poll(() => callsOf(native, 'sendHttp')).toBe(1)
    native.release()
    expect(await late).toEqual(answered)

    expect(await send(page, 200)).toMatchObject({ info: { error_code: 1 } })
    void send(page).catch(() => undefined) // its page is unloaded
    await expect.poll(() => callsOf(native, 'sendHttp')).toBe(3)
    await page.reload()
    await ready(page)
    await open(page)
    await page.evaluate(() => {
      const here = globalThis as InPage
      const request = { url: `${location.origin}/api/own`, method: 'GET', headers: {} }
      here.outcome = 'waiting'
      void here.retail.call('sendHttp', request).then(({ text }) => {
        here.outcome = text
      })
    })
    await expect.poll(() => callsOf(native, 'sendHttp')).toBe(4)
    const replies = () => native.traffic.filter(({ from }) => from === 'host').length
    const before = replies()
    native.release()
    await expect.poll(() => page.evaluate(() => (globalThis as InPage).outcome)).toContain('/api/own')
    // on iOS with promises, replies to an earlier page are lost with it
    if (name !== 'ios-app') expect(replies() - before).toBe(3)
  })

  test(`in ${name} a reply that arrives twice counts once`, async ({ enter }) => {
    const { page } = await enter(name, { switches: { fault: 'twice' } })
    await open(page)
    for (let i = 0; i < 3; i++) expect(await send(page)).toEqual(answered)
  })

  test(`in ${name} a host that fails during a call ends the call at once`, async ({ enter }) => {
    const { page, native } = await enter(name, { switches: { fault: 'gone', faulty: ['sendHttp'] } })
    await open(page)
    // a handler without replies cannot report the failure
    const message = name === 'ios-app-callback' ? /^no answer within 300 ms$/ : /invocation error|did not respond/
    expect(await send(page, name === 'ios-app-callback' ? 300 : 30_000)).toEqual({
      data: null,
      info: { error_code: 1, error_message: expect.stringMatching(message) },
    })
    native.switches.fault = 'none'
    expect(await send(page)).toEqual(answered)
  })

  test(`in ${name} an invalid reply ends its call or is ignored`, async ({ enter }) => {
    const { page, native } = await enter(name, { switches: { fault: 'garbage', faulty: ['getUserConfig'] } })
    await open(page)
    for (const garbage of [
      '{"v":1,"id"',
      '<html>',
      '[]',
      '{"v":1,"__proto__":{"id":"x"}}',
      `"${'x'.repeat(9_000_000)}"`,
    ]) {
      native.switches.garbage = garbage
      const message = name === 'ios-app-callback' ? 'no answer within 300 ms' : 'the host answered what is no reply'
      // in all other hosts the fault itself ends the call, however slow the machine is
      const timeout = name === 'ios-app-callback' ? 300 : 30_000
      const call = (timeout: number) => (globalThis as InPage).retail.result('getUserConfig', {}, { timeout })
      expect(await page.evaluate(call, timeout)).toEqual({
        data: null,
        info: { error_code: 1, error_message: message },
      })
    }
    native.switches.fault = 'none'
    expect(await send(page)).toEqual(answered)
  })

  test(`in ${name} a function that the app lacks is refused, and the page receives the app’s own events`, async ({
    enter,
  }) => {
    const { page, native } = await enter(name, { switches: { missing: ['share'] } })
    await open(page)
    const share = () => (globalThis as InPage).retail.result('share', { title: 'Gift', url: location.href })
    expect(await page.evaluate(share)).toEqual({
      data: null,
      info: { error_code: -1, error_message: 'no function share of provider retail' },
    })
    native.switches.missing = []
    expect(await page.evaluate(share)).toMatchObject({ info: { error_code: 0 } })
    await page.evaluate(() => {
      const here = globalThis as InPage
      here.retail.on('userConfigChanged', ({ language }) => {
        here.outcome = language
      })
    })
    native.emit('userConfigChanged', { language: 'en-US' })
    await expect.poll(() => page.evaluate(() => (globalThis as InPage).outcome)).toBe('en-US')
  })

  test(`X2 in ${name} a server that the app cannot reach gives error_code 1 with the app's message`, async ({
    enter,
  }) => {
    const { page } = await enter(name)
    await open(page)
    const call = () =>
      (globalThis as InPage).retail.result('sendHttp', { url: 'http://127.0.0.1:1/x', method: 'GET', headers: {} })
    expect(await page.evaluate(call)).toMatchObject({ data: null, info: { error_code: 1 } })
  })
}
