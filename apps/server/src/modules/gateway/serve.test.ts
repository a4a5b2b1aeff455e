import { type HostTable, variants } from '@foyer/protocol/config'
import { gatewayHost } from '@foyer/protocol/gateway'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { gatewayFunction } from './function.ts'
import { pathsOf } from './serve.ts'

const hosts: [name: string, main: keyof HostTable, hk: keyof HostTable][] = [
  ['market/time', 'quote', 'common'],
  ['/market/time', 'quote', 'common'],
  ['trade/account/info', 'trade', 'trade'],
  ['tradecashback/list', 'common', 'common'],
  ['organ/login', 'trade', 'common'],
  ['/organ/login', 'trade', 'common'],
  ['organ/login/step', 'trade', 'common'],
  ['organ/list', 'common', 'common'],
  ['organ', 'common', 'common'],
  ['user/profile', 'common', 'user'],
  ['fund/list', 'common', 'fund'],
  ['common/time', 'common', 'common'],
  ['version', 'common', 'common'],
]

test.each(hosts)('N7 The function %s is on the %s host, and in the Hong Kong variant on %s', (name, main, hk) => {
  const found = variants.map((variant) => [variant, gatewayHost(name, variant)])
  expect(Object.fromEntries(found)).toEqual({ main, default: main, hk })
})

test.each([
  ['market/time', ['/quote/market/time', '/common/market/time']],
  ['trade/account/info', ['/trade/trade/matrix/account/info']],
  ['user/profile', ['/common/user/matrix/profile', '/user/user/matrix/profile']],
  ['fund/list', ['/common/fund/matrix/list', '/fund/fund/matrix/list']],
  ['organ/login', ['/trade/organ/matrix/login', '/common/organ/matrix/login']],
  ['common/time', ['/common/common/matrix/time']],
  ['version', ['/common/version/matrix']],
])(
  'N7 N8 The function %s is served on every host that a variant uses, with matrix after its first segment',
  (name, paths) => {
    expect(new Set(pathsOf(name))).toEqual(new Set(paths))
  },
)

describe('P6 A declaration of a function', () => {
  const rest = { name: 'common/x', summary: '', request: z.object({}), reply: z.object({}), handle: () => ({}) }

  test('A function declared without valid levels does not compile', () => {
    // @ts-expect-error nobody is named
    gatewayFunction(rest)
    // @ts-expect-error nobody is named
    gatewayFunction({ ...rest, levels: [] })
    // @ts-expect-error there is no such level
    gatewayFunction({ ...rest, levels: ['operator'] })
    expect(gatewayFunction({ ...rest, levels: ['login'] }).levels).toEqual(['login'])
  })
})
