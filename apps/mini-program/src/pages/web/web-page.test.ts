import { describe, expect, test } from 'vitest'
import { handOver, takeOver } from '../../../../../packages/comm/src/handoff.ts'
import { testDevice } from '../../../../../packages/comm/src/testing/device.ts'
import { builtPackage, openPhone, until } from '../../testing/phone.ts'

const folder = await builtPackage()
const client = 'https://m.foyer.example/'
const page = '/pages/web/web'
const at = (route: string) => `${page}?path=${encodeURIComponent(route)}`

type Phone = Awaited<ReturnType<typeof openPhone>>
type Shell = ReturnType<Phone['start']>
const opened = async (shell: Shell): Promise<string> => {
  await until(() => shell.top().shown().src !== undefined)
  return shell.top().shown().src ?? ''
}
/** A shell that has received the registration of a person who signed in inside the web view. */
const signedIn = async (phone: Phone): Promise<Shell> => {
  const shell = phone.start()
  shell.launch(page)
  await opened(shell)
  const code = await handOver(await phone.webView())
  shell.navigateTo(`/pages/session/session?handoff=${code}`)
  await until(() => shell.stack.length === 1)
  return shell
}
const codeIn = (src: string): string => /handoff=([\w-]+)$/.exec(src)?.[1] ?? 'none'

describe('A13 in a mini-program', () => {
  test.each([
    [page, '/'],
    [at('/activityTemplate?code=spring'), '/activityTemplate?code=spring'],
    [`${page}?scene=%2F818live`, '/818live'],
    [`${page}?q=${encodeURIComponent('https://www.foyer.example/#/video?id=7')}`, '/video?id=7'],
  ])('%s shows the client at its route, to a visitor without a code', async (url, route) => {
    const shell = (await openPhone(folder)).start()
    shell.launch(url)
    expect(shell.top().shown().texts).toEqual(['孚御证券', '正在打开…'])
    expect(await opened(shell)).toBe(`${client}#${route}`)
  })

  test('a link that is not ours is refused with a notice, opens nothing, and offers a way home', async () => {
    const phone = await openPhone(folder)
    const shell = phone.start()
    shell.launch(`${page}?url=${encodeURIComponent('https://m.foyer.example@evil.example/#/818live')}`)
    await until(() => shell.top().shown().texts[0] === '无法打开这个链接')
    expect(shell.top().shown().src).toBeUndefined()
    expect(shell.top().shown().texts).toContain('客户服务热线 +852 3000 0000')
    shell.top().fire('tap')
    expect(await opened(shell)).toBe(`${client}#/`)
  })

  test('X3 without a network the page shows a notice, and tries again on a tap', async () => {
    const phone = await openPhone(folder)
    const shell = phone.start()
    phone.phone.networkType = 'none'
    shell.launch(at('/818live'))
    await until(() => shell.top().shown().texts[0] === '没有网络')
    phone.phone.networkType = '4g'
    shell.top().fire('tap')
    expect(await opened(shell)).toBe(`${client}#/818live`)
  })

  test('X3 SCREEN-15 a web view that fails to load while there is a network does not blame the network, and loads again on a tap', async () => {
    const phone = await openPhone(folder)
    const shell = phone.start()
    shell.launch(at('/818live'))
    await opened(shell)
    shell.top().fire('error', { url: client })
    await until(() => shell.top().shown().texts[0] === '页面没有打开')
    shell.top().fire('tap')
    expect(await opened(shell)).toBe(`${client}#/818live`)
  })

  test('a host that cannot report its network is treated as online', async () => {
    const phone = await openPhone(folder)
    phone.host.getNetworkType = ({ fail }) => fail({ errMsg: 'getNetworkType:fail' })
    const shell = phone.start()
    shell.launch(page)
    expect(await opened(shell)).toBe(`${client}#/`)
  })

  test.each([
    ['zh_CN', '孚御证券'],
    ['zh_TW', '孚御證券'],
    ['zh_HK', '孚御證券'],
    ['en', 'Foyer'],
    ['en_US', 'Foyer'],
    ['fr', '孚御证券'],
  ])('A1 the title and every text follow the system language %s', async (language, title) => {
    const phone = await openPhone(folder)
    phone.phone.language = language
    phone.phone.networkType = 'none'
    const shell = phone.start()
    shell.launch(page)
    expect(shell.titles).toEqual([title])
    const offline = { 孚御证券: '没有网络', 孚御證券: '沒有網絡', Foyer: 'No connection' }[title]
    await until(() => shell.top().shown().texts[0] === offline)
  })
})

describe('its session', () => {
  test('A13 a person who signed in inside the web view stays signed in the next time it opens', async () => {
    const phone = await openPhone(folder)
    await signedIn(phone)
    const next = phone.start()
    next.launch(at('/myRewards'))
    const src = await opened(next)
    expect(src).toMatch(/^https:\/\/m\.foyer\.example\/#\/myRewards\?handoff=[\w-]{43}$/)
    const later = testDevice(phone.fixture.server.client, phone.fixture.clocks).open()
    await later.init()
    await takeOver(later, codeIn(src))
    expect(await later.call({ path: '/member', body: {} })).toBe('u1')
  })

  test('each opening has a code of its own', async () => {
    const phone = await openPhone(folder)
    const shell = await signedIn(phone)
    const codes = new Set<string>()
    for (const route of ['/', '/818live']) {
      shell.launch(at(route))
      codes.add(codeIn(await opened(shell)))
    }
    expect([codes.size, codes.has('none')]).toEqual([2, false])
  })

  test('I12 the session is stored in the storage of the mini-program', async () => {
    const phone = await openPhone(folder)
    await signedIn(phone)
    const params = [...phone.vendor.stored.values()].find((value) => value.includes('socketPwd'))
    expect(JSON.parse(params ?? '{}')).toMatchObject({ mobileUserCode: 'u1' })
  })

  test('N3 every request has a time-out of 8000 ms', async () => {
    const phone = await openPhone(folder)
    await signedIn(phone)
    const paths = phone.vendor.sent.map(({ url }) => new URL(url).pathname)
    expect(paths).toEqual(expect.arrayContaining(['/config.json', '/jwt/auth/tourist', '/trade/auth/handoff']))
    expect(new Set(phone.vendor.sent.map(({ timeout }) => timeout))).toEqual(new Set([8_000]))
  })

  test.each([
    ['is no JSON', '<h1>Free airport Wi-Fi</h1>'],
    ['is none', '{"hosts":{}}'],
  ])('with a configuration that %s, the session fails and the page opens', async (_, config) => {
    const phone = await openPhone(folder)
    phone.phone.config = config
    const shell = phone.start()
    shell.launch(at('/818live'))
    expect(await opened(shell)).toBe(`${client}#/818live`)
    expect(phone.fixture.server.seen).toEqual([])
  })

  test('hosts of a configuration that are not https are not called', async () => {
    const phone = await openPhone(folder)
    phone.phone.config = JSON.stringify(phone.fixture.server.client)
    const shell = phone.start()
    shell.launch(page)
    await opened(shell)
    expect(phone.fixture.server.seen).toEqual([])
  })

  test.each(['dropped', 'busy', 'garbage', 'broken'] as const)(
    'with a server whose answers are %s, the session fails and the page opens',
    async (fault) => {
      const phone = await openPhone(folder)
      await signedIn(phone)
      phone.fixture.server.fault = () => ({ fault })
      const shell = phone.start()
      shell.launch(at('/818live'))
      expect(await opened(shell)).toBe(`${client}#/818live`)
    },
  )

  test('the page does not wait for a code that is late', { timeout: 10_000 }, async () => {
    const phone = await openPhone(folder)
    await signedIn(phone)
    phone.fixture.server.fault = (path) => (path === 'api/user/handoff' ? { fault: 'late' } : undefined)
    const shell = phone.start()
    shell.launch(at('/818live'))
    expect(await opened(shell)).toBe(`${client}#/818live`)
    phone.fixture.server.release()
    expect(shell.top().shown().src).toBe(`${client}#/818live`)
  })

  test('I15 when the storage is full, only the stored values are lost', async () => {
    const phone = await openPhone(folder)
    phone.host.setStorageSync = () => {
      throw new Error('setStorageSync:fail exceed storage max size 10Mb')
    }
    const shell = await signedIn(phone)
    shell.launch(page)
    expect(codeIn(await opened(shell))).toMatch(/^[\w-]{43}$/)
    const next = phone.start()
    next.launch(page)
    expect(codeIn(await opened(next))).toBe('none')
  })
})

describe('what is shared', () => {
  const open = async (language = 'zh_CN') => {
    const phone = await openPhone(folder)
    phone.phone.language = language
    const shell = phone.start()
    shell.launch(at('/818live'))
    await opened(shell)
    return shell.top()
  }

  test('is the page that the web view shows, by its address, and opens there', async () => {
    const card = (await open()).share('https://m.foyer.example/#/video?id=7')
    expect(card).toEqual({ title: '孚御证券', path: '/pages/web/web?path=%2Fvideo%3Fid%3D7' })
    const shell = (await openPhone(folder)).start()
    shell.launch(card.path)
    expect(await opened(shell)).toBe(`${client}#/video?id=7`)
  })

  test('never contains a handoff code', async () => {
    const { path } = (await open()).share(`https://m.foyer.example/#/video?id=7&handoff=${'a'.repeat(43)}`)
    expect(path).toBe('/pages/web/web?path=%2Fvideo%3Fid%3D7')
  })

  test('has the title that the client gave the page', async () => {
    const top = await open()
    const report = { route: '/video?id=7', title: '走进债券市场 · 孚御证券' }
    top.fire('message', { data: [{ route: '/818live', title: '直播' }, report] })
    expect(top.share('https://m.foyer.example/#/video?id=7').title).toBe(report.title)
    expect(top.share('https://m.foyer.example/#/818live').title).toBe('孚御证券')
    expect(top.share()).toEqual({ title: report.title, path: '/pages/web/web?path=%2Fvideo%3Fid%3D7' })
  })

  test.each([
    ['https://evil.example/#/video'],
    ['https://m.foyer.example@evil.example/'],
    ['about:blank'],
    [undefined],
  ])('is the hall when the web view reports the address %s', async (address) => {
    expect((await open('en')).share(address)).toEqual({ title: 'Foyer', path: '/pages/web/web?path=%2F' })
  })
})
