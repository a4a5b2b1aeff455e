import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { openFixture, proved } from '../testing/fixture.ts'
import { miniProgramHost } from '../testing/mini-program-host.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** This package as a mini-program's build would bundle it: one script without a module loader. */
const script = async (): Promise<string> => {
  const code = `
    export { createComm } from '${source}index.ts'
    export { miniProgramPlatform } from '${source}mini-program/platform.ts'`
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? code : null) },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'library', minify: true, codeSplitting: false })
  return output[0].code
}

/** An engine with the language alone and the globals of every vendor. */
const bareEngine = (globals: object): vm.Context =>
  vm.createContext({ setTimeout, clearTimeout, setInterval: () => 0, clearInterval, ...globals })

const missing = [
  'crypto',
  'fetch',
  'URL',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'atob',
  'btoa',
  'Buffer',
  'window',
]

test('S2 V9 in an engine that has only the language a visitor gets a token, signs calls and registers', {
  timeout: 30_000,
}, async () => {
  const fixture = await openFixture()
  const host = miniProgramHost()
  const input = { ...proved(fixture), areaCode: '86', mobileNo: '13800138000' }
  const engine = bareEngine({ wx: host, client: fixture.server.client, input })
  expect(vm.runInContext(`${JSON.stringify(missing)}.filter((name) => name in globalThis)`, engine)).toEqual([])

  vm.runInContext(await script(), engine)
  const seen: unknown = await vm.runInContext(
    `(async () => {
      const comm = library.createComm({ client, ...(await library.miniProgramPlatform(wx)) })
      await comm.init()
      const visitor = await comm.call({ path: '/anyone', body: { note: '认购 🎉' } })
      const function_ = await comm.gateway({ function: 'market/quote', messageType: '1', params: { code: '00700' } })
      await comm.register(input)
      const member = await comm.call({ path: '/member', body: {} })
      const refused = await comm.result({ path: '/nowhere', body: {} })
      return JSON.stringify({ visitor, caller: function_.caller, member, flag: comm.flag, reason: refused.info.reason })
    })()`,
    engine,
  )
  expect(JSON.parse(String(seen))).toEqual({
    visitor: 'tourist',
    caller: 'tourist',
    member: 'u1',
    flag: 'register',
    reason: 'not_found',
  })
  // the server decrypted what was sealed in that engine
  expect(fixture.server.service.identified).toMatchObject([{ mobileNo: 'sealed 13800138000', userCode: 'u1' }])
})
