import { createDecipheriv, hkdfSync } from 'node:crypto'
import { keyPurpose } from '@foyer/protocol/signing/headers'
import { expect, test } from 'vitest'
import { openFixture, proved } from '../testing/fixture.ts'
import { identityRequest, sealMobile } from './identity-request.ts'

const sealed = (text: string): string => `sealed(${text})`

test.each([
  ['13800138000', 'sealed(13800138000)'],
  ['10000000000', 'sealed(10000000000)'],
  ['91234567', '91234567'],
  ['138001380001', '138001380001'],
  ['1380013800', '1380013800'],
  ['23800138000', '23800138000'],
  ['+13800138000', '+13800138000'],
  ['', ''],
])('V7 the number %s is sent as %s', (mobileNo, sent) => {
  expect(sealMobile(mobileNo, sealed)).toBe(sent)
})

test('V7 the number is sealed too if the check itself throws', () => {
  const broken = () => {
    throw new Error('no regular expressions here')
  }
  expect(sealMobile('91234567', sealed, broken)).toBe('sealed(91234567)')
})

test('V7 V8 the server decrypts the mainland number and the ticket, and no other field is sealed', async () => {
  const fixture = await openFixture()
  const comm = fixture.device.open()
  await comm.init()
  await comm.register({ ...proved(fixture), areaCode: '86', mobileNo: '13800138000' })
  expect(fixture.server.service.identified).toEqual([
    { mobileNo: 'sealed 13800138000', userCode: 'u1', visitor: expect.stringMatching(/^\d{14}$/) },
  ])
  await comm.quit('register')
  await comm.register({ ...proved(fixture, 'u2'), areaCode: '852', mobileNo: '91234567' })
  expect(fixture.server.service.identified[1]).toMatchObject({ mobileNo: '91234567', userCode: 'u2' })
})

test('V8 V9 the ticket is always sealed: AES-256-CBC with PKCS#7 under a key derived from the app key, a new IV each time', async () => {
  const fixture = await openFixture()
  const appKey = new Uint8Array(32).fill(3)
  const tourist = {
    token: '',
    claims: {} as never,
    appKey,
    wrappedKey: '',
    params: { mobileUserCode: '00000000000001' },
  }
  const input = proved(fixture)
  const [one, two] = [identityRequest(tourist, input, fixture.random), identityRequest(tourist, input, fixture.random)]
  expect(one.userToken).not.toBe(two.userToken)
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  for (const { userToken } of [one, two]) {
    const bytes = Buffer.from(userToken, 'base64')
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
    expect(decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')).toBe(input.userToken)
  }
})
