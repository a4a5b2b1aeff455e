import { expect, test } from 'vitest'
import { handOver } from '../../../../../packages/comm/src/handoff.ts'
import { times } from '../../../../../packages/comm/src/testing/fixture.ts'
import { builtPackage, openPhone, until } from '../../testing/phone.ts'

const folder = await builtPackage()
const web = '/pages/web/web'
const page = '/pages/session/session'

const open = async () => {
  const phone = await openPhone(folder)
  const shell = phone.start()
  shell.launch(web)
  await until(() => shell.top().shown().src !== undefined)
  return { ...phone, shell }
}
const flagOf = ({ vendor }: Awaited<ReturnType<typeof open>>) =>
  [...vendor.stored].find(([name]) => /flag/i.test(name))?.[1]

test('I6 a code from the web view registers the shell, shows a text meanwhile, and leads back to the same page', async () => {
  const phone = await open()
  const below = phone.shell.top()
  phone.shell.navigateTo(`${page}?handoff=${await handOver(await phone.webView())}`)
  expect(phone.shell.top().shown().texts).toEqual(['孚御证券', '正在保存登录状态…'])
  await until(() => phone.shell.stack.length === 1)
  expect(phone.shell.top()).toBe(below)
  expect(flagOf(phone)).toBe('register')
})

test('I7 signing out inside the web view signs out of the shell too', async () => {
  const phone = await open()
  phone.shell.navigateTo(`${page}?handoff=${await handOver(await phone.webView())}`)
  await until(() => phone.shell.stack.length === 1)
  phone.shell.navigateTo(`${page}?quit=1`)
  expect(phone.shell.top().shown().texts[1]).toBe('正在退出登录…')
  await until(() => phone.shell.stack.length === 1)
  expect(flagOf(phone)).toBe('tourist')
  expect(times(phone.fixture, 'jwt/auth/quit')).toBe(1)
})

test.each(['handoff', 'quit'])('a card or a link from outside with a %s has no effect', async (what) => {
  const phone = await open()
  phone.shell.navigateTo(`${page}?handoff=${await handOver(await phone.webView())}`)
  await until(() => phone.shell.stack.length === 1)
  const other = await phone.webView('u2')
  phone.fixture.server.seen.length = 0
  phone.shell.launch(`${page}?${what}=${what === 'handoff' ? await handOver(other) : '1'}`)
  expect(phone.shell.stack.map(({ route }) => route)).toEqual(['pages/web/web'])
  await until(() => phone.shell.top().shown().src !== undefined)
  expect(phone.fixture.server.seen).not.toContain('trade/auth/handoff')
  expect(phone.fixture.server.seen).not.toContain('jwt/auth/quit')
  expect(flagOf(phone)).toBe('register')
  expect([...phone.vendor.stored.values()].join()).toContain('"mobileUserCode":"u1"')
})

test.each(['', 'short', `${'a'.repeat(43)}!`, '%00', 'a'.repeat(44)])(
  'an invalid code %j is not sent to the server',
  async (code) => {
    const phone = await open()
    phone.shell.navigateTo(`${page}?handoff=${code}`)
    await until(() => phone.shell.stack.length === 1)
    expect(times(phone.fixture, 'trade/auth/handoff')).toBe(0)
  },
)

test('a code that the server refuses changes nothing and leads back', async () => {
  const phone = await open()
  phone.shell.navigateTo(`${page}?handoff=${'a'.repeat(43)}`)
  await until(() => phone.shell.stack.length === 1)
  expect(flagOf(phone)).toBe('tourist')
})

test('when the server does not answer, the page returns in time, and the late answer still counts', {
  timeout: 10_000,
}, async () => {
  const phone = await open()
  const code = await handOver(await phone.webView())
  phone.fixture.server.fault = (path) => (path === 'trade/auth/handoff' ? { fault: 'late' } : undefined)
  phone.shell.navigateTo(`${page}?handoff=${code}`)
  await until(() => phone.shell.stack.length === 1)
  expect(flagOf(phone)).toBe('tourist')
  phone.fixture.server.release()
  await until(() => flagOf(phone) === 'register')
})
