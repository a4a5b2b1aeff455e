import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { answerErrors } from '../../http/errors.ts'
import { sendableAddress } from './address.ts'
import { isArea } from './areas.ts'

/** A route with an address as its body. */
const app = Fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
answerErrors(app)
app.post('/', { schema: { body: sendableAddress } }, async ({ body }) => body)
const send = (payload: object) => app.inject({ method: 'POST', url: '/', payload })

const receiver = { name: '陈大文', areaCode: '86', mobileNo: '13800138000' }
const mainland = { place: 'mainland', ...receiver, area: '440305', street: '科苑南路 1 号' }
const hongKong = {
  place: 'hong_kong',
  ...receiver,
  district: 'wan_chai',
  building: 'Harbour Centre',
  flat: '12/F, Flat B',
}

test('V5 A mainland address with a county and a Hong Kong address with a flat are accepted without a postcode', async () => {
  expect((await send(mainland)).json()).toEqual(mainland)
  expect((await send(hongKong)).json()).toEqual(hongKong)
  const withStreet = { ...hongKong, street: '25 Harbour Road' }
  expect((await send(withStreet)).json()).toEqual(withStreet)
  expect((await send({ ...mainland, postcode: '518000' })).statusCode).toBe(400)
})

test('V5 Spaces around a field are trimmed', async () => {
  expect((await send({ ...mainland, name: '  陈大文 ' })).json().name).toBe('陈大文')
})

test.each([
  ['name', '   '],
  ['name', '…'],
  ['name', 'a\nb'],
  ['name', 'a\u202eb'],
  ['name', 'a\ud800b'],
  ['name', 'x'.repeat(51)],
  ['areaCode', '+86'],
  ['areaCode', '999'],
  ['mobileNo', '1380013800'],
  ['mobileNo', '138 0013 8000'],
  ['mobileNo', '01062345678'],
  ['area', '440399'],
  ['area', '440300'],
  ['area', '440000'],
  ['area', '710101'],
  ['area', '44030'],
  ['street', '   '],
  ['street', 'x'.repeat(121)],
])('V5 A mainland address is refused for its %s: %j', async (field, value) => {
  const reply = await send({ ...mainland, [field]: value })
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  expect(reply.json().detail.path).toBe(field === 'areaCode' && value === '999' ? '/mobileNo' : `/${field}`)
})

test.each([
  ['district', 'macau'],
  ['building', ' '],
  ['building', 'x'.repeat(81)],
  ['flat', ''],
  ['flat', 'x'.repeat(41)],
  ['street', ' '],
])('V5 A Hong Kong address is refused for its %s: %j', async (field, value) => {
  const reply = await send({ ...hongKong, [field]: value })
  expect([reply.statusCode, reply.json().detail.path]).toEqual([400, `/${field}`])
})

test.each([
  [50, 'name'],
  [120, 'street'],
])('V5 %i characters of the %s are accepted', async (length, field) => {
  expect((await send({ ...mainland, [field]: '路'.repeat(length) })).statusCode).toBe(200)
})

test('V5 Fields that belong to the other place are refused', async () => {
  expect((await send({ ...hongKong, area: '440305' })).statusCode).toBe(400)
  expect((await send({ ...mainland, flat: '1' })).statusCode).toBe(400)
  expect((await send({ ...mainland, place: 'taiwan' })).statusCode).toBe(400)
})

test('V5 Only counties are areas, not the cities and provinces that contain them', () => {
  expect(['440305', '440300', '440000', '', '__proto__'].map(isArea)).toEqual([true, false, false, false, false])
})
