import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { newcomers } from '../activities/testing.ts'
import { merchantsCommand } from './command.ts'
import { counterOf, granted, presents } from './testing.ts'

const { db, secrets, running } = await commandFixture()
const merchants = running(merchantsCommand)
const { app, context } = await testApp({ db, secrets })
const someone = newcomers(app, context)

const adding = (code: string, ...vouchers: string[]) =>
  merchants(
    ...['add', code, '--zh-CN', '茶室', '--zh-HK', '茶室', '--en-US', 'Tea Room'],
    ...vouchers.flatMap((voucher) => ['--voucher', voucher]),
    ...['--by', 'Lee'],
  )

test('R13 a new merchant signs in with the PIN that was shown once, and honours the given items', async () => {
  const added = await adding('tea-room', '488:coffee')
  expect(added).toMatchObject({ code: 0, err: '' })
  const pin = /: (\d{6})\n$/.exec(added.out)?.[1] ?? ''
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { data } = await presents(person, id)
  const counter = await counterOf(app, { merchant: 'tea-room', pin })
  expect(await counter.redeem(data.presentation.qr)).toMatchObject({ status: 0 })
  const { out } = await merchants('list')
  expect(out).toContain('tea-room (Tea Room): 488:coffee; 1 honoured\n')
  expect(out).not.toContain(pin)

  expect(await merchants('close', 'tea-room', '--by', 'Lee')).toEqual({ code: 0, out: 'tea-room: closed\n', err: '' })
  expect(await counter.redeem(data.presentation.qr)).toMatchObject({ reason: 'merchant_unknown' })
  const again = { merchant: 'tea-room', pin }
  expect((await app.inject({ method: 'POST', url: '/api/merchants/session', payload: again })).json()).toMatchObject({
    reason: 'merchant_unknown',
  })
  expect((await merchants('list')).out).toContain('tea-room (Tea Room): closed; 1 honoured\n')
  const trail = await db`
    select event, detail from audit_entries join merchants on subject_id = merchants.id::text
    where subject = 'merchants' and actor = 'operator' and code = 'tea-room' order by audit_entries.id`
  expect(trail).toEqual([
    { event: 'add', detail: { vouchers: '488:coffee', by: 'Lee' } },
    { event: 'close', detail: { by: 'Lee' } },
  ])
})

test('a merchant with an existing code changes nothing', async () => {
  const before = await db`select code, pin_hash from merchants order by code`
  expect(await adding('harbour-roast', '488:coffee')).toEqual({
    code: 2,
    out: '',
    err: 'There is a merchant harbour-roast already.\n',
  })
  expect([...(await db`select code, pin_hash from merchants order by code`)]).toEqual([...before])
})

test.each([
  ['a voucher the activity does not grant', ['488:tea'], 'grants no voucher tea, but '],
  ['an activity that grants none', ['493:umbrella'], 'Activity 493 grants no vouchers.'],
  ['a missing voucher', [], 'Usage: foyer merchants'],
  ['an incomplete voucher', ['488'], 'Usage: foyer merchants'],
])('the command reports %s in a sentence and adds no merchant', async (_, vouchers, sentence) => {
  const { code, out, err } = await adding('nobody', ...vouchers)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
  expect((await merchants('list')).out).not.toContain('nobody')
})

test.each([
  ['an unknown merchant', ['close', 'nobody-there', '--by', 'Lee'], 'There is no merchant nobody-there.'],
  ['an unknown option', ['list', '--pin', '123456'], 'Usage: foyer merchants'],
  ['a missing name of the operator', ['close', 'tea-room'], '--by is the name of the person'],
  ['a missing command', [], 'Usage: foyer merchants'],
])('the command reports %s in a sentence', async (_, args, sentence) => {
  const { code, out, err } = await merchants(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})
