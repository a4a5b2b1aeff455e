import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { giftFixture, hongKong, mainland } from './testing.ts'

const { app, context } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'debug' }) })
const { db, secrets } = context
const owner = ownerOf(db)
const lines: string[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, { value: { write: (line: string) => lines.push(line) } })
const { someone } = giftFixture(app, context)

/** Every row of every table as text, with bytes as hexadecimal. */
const everything = async () => {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`
  const texts = []
  for (const { name } of tables)
    texts.push(...(await owner.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`)).map(({ row }) => row))
  return texts.join('\n')
}

test('R17 Receiver, number and address are in no table, log or audit trail in clear, whether the call succeeds or is refused', async () => {
  const person = await someone()
  const secret = { ...mainland, name: '欧阳静怡', mobileNo: '13912345678', street: '玉兰花园 7 栋 1802 室' }
  await person.choose({ address: secret })
  const { id, reference } = (await person.status()).gift
  await person.changeAddress(id, { ...hongKong, name: '歐陽靜怡', building: '銀湖天峰', mobileNo: '61234987' })
  await person.changeAddress(id, secret)
  await person.changeAddress(id, { ...secret, area: '440399' })
  await person.changeAddress(randomUUID(), secret)
  await app.inject({
    method: 'POST',
    url: '/operators/gifts/label',
    headers: (await staffWith(context, 'fulfilment')).headers,
    payload: { reference },
  })
  await owner`alter table gift_shipments add constraint broken check (carrier is not null) not valid`
  expect((await person.changeAddress(id, secret)).reason).toBe('server_error')

  const stored = await everything()
  const log = lines.join('')
  expect(stored).toContain(id)
  expect(log).toContain('unexpected failure')
  for (const word of ['欧阳', '歐陽', '玉兰', '銀湖', '13912345678', '61234987', '440399'])
    for (const place of [stored, log]) {
      // a random hash may contain the same six digits
      expect(place).not.toMatch(new RegExp(`(?<![\\da-f])${word}(?![\\da-f])`))
      for (const encoding of ['hex', 'base64'] as const)
        expect(place).not.toContain(Buffer.from(word).toString(encoding))
    }

  const [row] = await db<
    [{ address_sealed: Buffer }]
  >`select address_sealed from gift_shipments where reward_id = ${id}`
  expect(JSON.parse(unseal(secrets.dataKey, row.address_sealed))).toEqual(secret)
})
