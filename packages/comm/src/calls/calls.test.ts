import { describe, expect, test } from 'vitest'
import { openFixture, registered, times } from '../testing/fixture.ts'
import { outgoing } from './descriptor.ts'

describe('the host and method of a call', () => {
  test.each([
    ['/user/488/sms', undefined, 'api'],
    ['/system/areaCode/aggregatedSearch', undefined, 'opening'],
    ['system/areaCode/aggregatedSearch', undefined, 'opening'],
    ['/user/system/notice', 'api', 'opening'],
    ['/auth/system', 'jwt', 'jwt'],
  ] as const)('N1 %s on host %s goes to the %s host', (path, host, goes) => {
    expect(outgoing({ path, ...(host && { host }) }).host).toBe(goes)
  })

  test('N1 the word system in a query does not send a call to the opening host', async () => {
    const { device, server } = await openFixture()
    await device.open().call({ path: '/anyone', method: 'GET', query: { content: 'system' } })
    expect(server.seen).toContain('api/anyone')
  })

  test('N1 a call reaches the account-opening host', async () => {
    const { device, server } = await openFixture()
    const query = { content: '香港' }
    const answer = device.open().call({ path: '/system/areaCode/aggregatedSearch', query, credentials: 'none' })
    expect(await answer).toBe('searched')
    expect(server.seen).toEqual(['opening/system/areaCode/aggregatedSearch'])
  })

  test('N1 a call with a body is POST, any other is GET', () => {
    expect(outgoing({ path: '/x' }).method).toBe('GET')
    expect(outgoing({ path: '/x', body: {} }).method).toBe('POST')
    expect(outgoing({ path: '/x', body: {}, method: 'PUT' }).method).toBe('PUT')
  })
})

describe('the signature of a call', () => {
  test.each(['认购 绿色债券', "it's", 'a+b&c=d#e', '🎉', '\ud800', '%00', '<script>'])(
    'S3 a query of %s is signed as it is sent',
    async (content) => {
      const { device } = await openFixture()
      const comm = device.open()
      const answer = comm.call({
        path: '/anyone',
        method: 'GET',
        query: { content, none: undefined, page: 2, all: false },
      })
      expect(await answer).toBe('tourist')
    },
  )

  test.each([
    [{ name: '认购绿色债券 🎉', note: 'é', html: '<b>&amp;</b>' }],
    [{ long: 'x'.repeat(40_000) }],
    [{}],
    ['text'],
    [null],
  ])('S3 the body is signed byte for byte: %j', async (body) => {
    const { device } = await openFixture()
    expect(await device.open().call({ path: '/anyone', body })).toBe('tourist')
  })

  test('S2 no two calls have the same nonce or the same Verify-ID', async () => {
    const { device, server } = await openFixture()
    const comm = device.open()
    const seen = new Set<unknown>()
    for (let i = 0; i < 10; i++) {
      await comm.call({ path: '/anyone', body: {} })
      seen.add(server.headers()['ant-id']).add(server.headers()['verify-id'])
    }
    expect(seen.size).toBe(20)
  })

  test('a call without credentials is not signed; a two-layer call has session h5 and no token', async () => {
    const { device, server } = await openFixture()
    const comm = device.open()
    expect(await comm.call({ path: '/public', body: {}, credentials: 'none' })).toBe('public')
    expect(server.headers()['aes-id']).toBeUndefined()
    expect(await comm.call({ path: '/list', body: {}, credentials: 'twoLayer' })).toBe('h5')
    expect(server.headers()['jwt-assertion']).toBeUndefined()
    expect(server.seen).toEqual(['api/public', 'api/list'])
  })

  test('a signed call never uses an HTTP cache; an unsigned call may', async () => {
    const fresh: boolean[] = []
    const { device, transport } = await openFixture()
    const comm = device.open({
      transport: (request) => {
        fresh.push(request.fresh)
        return transport(request)
      },
    })
    await comm.call({ path: '/public', body: {}, credentials: 'none' })
    await comm.call({ path: '/anyone', body: {} })
    expect(fresh).toEqual([false, true, true])
  })

  test.each([
    ['tourist', 'tourist'],
    ['register', 'register'],
    ['current', 'register'],
  ] as const)('a registered person calls with %s credentials as %s', async (credentials, level) => {
    const comm = await registered(await openFixture())
    expect(await comm.call({ path: '/anyone', body: {}, credentials })).toBe(level)
  })

  test('a visitor’s call with register credentials is sent, and the server refuses it', async () => {
    const { device } = await openFixture()
    const call = device.open().call({ path: '/member', body: {}, credentials: 'register' })
    await expect(call).rejects.toMatchObject({ kind: 'refused', reason: 'level_too_low' })
  })
})

describe('the clock of a device', () => {
  const anyone = { path: '/anyone', body: {} }

  test('V11 a device two hours ahead at the first visit needs no correction, since the token call contains the server’s time', async () => {
    const fixture = await openFixture()
    fixture.clocks.setDeviceAhead(2 * 3_600_000)
    const comm = fixture.device.open()
    for (let i = 0; i < 5; i++) expect(await comm.call(anyone)).toBe('tourist')
    expect(times(fixture, 'api/anyone')).toBe(5)
  })

  test('V11 without a Date header the issue time of the token gives the server’s time', async () => {
    const fixture = await openFixture()
    fixture.server.sendsDate = false
    fixture.clocks.setDeviceAhead(-2 * 3_600_000)
    const comm = fixture.device.open()
    expect(await comm.call(anyone)).toBe('tourist')
    expect(times(fixture, 'api/anyone')).toBe(1)
  })

  test.each([true, false])(
    'V11 a clock that is set two hours ahead during a visit causes at most one correction (Date header: %s)',
    async (sendsDate) => {
      const fixture = await openFixture()
      fixture.server.sendsDate = sendsDate
      const comm = await registered(fixture)
      fixture.clocks.setDeviceAhead(2 * 3_600_000)
      for (let i = 0; i < 20; i++) expect(await comm.call(anyone)).toBe('register')
      expect(times(fixture, 'api/anyone')).toBe(21)
      expect(fixture.server.seen.some((path) => path.startsWith('jwt/'))).toBe(false)
    },
  )

  test('V11 the correction is stored beyond the page', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.clocks.setDeviceAhead(30 * 86_400_000)
    await fixture.device.open().call(anyone)
    const before = fixture.server.seen.length
    await fixture.device.open().call(anyone)
    expect(fixture.server.seen.slice(before).filter((path) => path !== 'jwt/auth/check')).toEqual(['api/anyone'])
  })
})
