import { institutionGateway } from '@foyer/bridge/institution-gateway'
import { clientConfig } from '@foyer/protocol/config'
import { expect, test } from '@foyer/testing/journey/fixtures'

test('B3 B5 outside its host the institution bridge calls a function of the real server, signed by two layers', async ({
  baseURL,
}) => {
  const { twoLayer, hosts } = clientConfig.parse(await (await fetch(`${baseURL}/config.json`)).json())
  const bridge = institutionGateway({ common: `${baseURL}${hosts.common}`, twoLayer })
  const startedAt = Date.now()
  const { data, info } = await bridge.result('TmkjJSAPI.sendGmtpJson', { function: 'common/time' })
  expect(info).toEqual({ error_code: 0, error_message: 'success' })
  expect((data as { serverTime: number }).serverTime).toBeGreaterThan(startedAt - 60_000)

  const forged = institutionGateway({
    common: `${baseURL}${hosts.common}`,
    twoLayer: { ...twoLayer, secret: 'another' },
  })
  expect((await forged.result('TmkjJSAPI.sendGmtpJson', { function: 'common/time' })).info.error_code).toBe(1)
  // a function that requires a level is not available this way
  expect((await bridge.result('TmkjJSAPI.sendGmtpJson', { function: 'user/profile' })).info.error_code).toBe(1)
})
