import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { isSolved } from './proof.ts'

const { app, context, clock } = await testApp()
const { db } = context

interface Challenge {
  challenge: string
  bits: number
}

let last = 0
const freshNumber = () => hongKongNumber(++last)

const visitor = async (address: string) => {
  const from = device(app, context, address)
  const tourist = await from.tourist()
  const requestCode = async (number: TestNumber, proof?: { challenge: string; answer: string }) => {
    const reply = await from.post('/api/user/488/sms', { ...number, ...(proof && { proof }) }, tourist)
    const { reason, detail } = reply.json()
    return { status: reply.statusCode, reason, proof: detail?.proof as Challenge }
  }
  return requestCode
}

const answerTo = ({ challenge, bits }: Challenge): { challenge: string; answer: string } => {
  for (let i = 0; ; i++) if (isSolved({ challenge, answer: `${i}` }, bits)) return { challenge, answer: `${i}` }
}

/** An address that has sent one message, and the challenge for its next one. */
const suspicious = async (address: string) => {
  await (await visitor(address))(freshNumber())
  const requestCode = await visitor(address)
  const number = freshNumber()
  const { proof } = await requestCode(number)
  return { requestCode, number, proof }
}

test('N5 from its second message within an hour an address must provide work, whoever uses it', async () => {
  expect((await (await visitor('10.1.0.1'))(freshNumber())).status).toBe(200)
  const other = await visitor('10.1.0.1')
  const number = freshNumber()
  const refused = await other(number)
  expect(refused).toMatchObject({ status: 428, reason: 'proof_required', proof: { bits: 16 } })
  expect((await other(number, answerTo(refused.proof))).status).toBe(200)
  expect((await (await visitor('10.1.0.2'))(freshNumber())).status).toBe(200)
  clock.advance(3_600_000)
  expect((await (await visitor('10.1.0.1'))(freshNumber())).status).toBe(200)
})

test('N5 the addresses of one IPv6 /64 count as one address', async () => {
  expect((await (await visitor('2001:db8:1:2::1'))(freshNumber())).status).toBe(200)
  expect((await (await visitor('2001:db8:1:2:ffff::9'))(freshNumber())).reason).toBe('proof_required')
  expect((await (await visitor('2001:db8:1:3::1'))(freshNumber())).status).toBe(200)
})

test('N5 a proof is accepted once', async () => {
  const { requestCode, number, proof } = await suspicious('10.2.0.1')
  const answer = answerTo(proof)
  expect((await requestCode(number, answer)).status).toBe(200)
  clock.advance(60_000)
  expect(await requestCode(number, answer)).toMatchObject({ status: 400, reason: 'proof_wrong' })
})

test('N5 a wrong or forged proof is refused with a new challenge, and sends nothing', async () => {
  const { requestCode, number, proof } = await suspicious('10.3.0.1')
  const [expiry, , random, mac] = proof.challenge.split('.')
  const easier = { challenge: `${expiry}.1.${random}.${mac}`, bits: 1 }
  const wrong = [
    { challenge: proof.challenge, answer: 'not it' },
    answerTo(easier),
    answerTo({ challenge: 'made up', bits: 16 }),
    answerTo({ challenge: `${proof.challenge}.more`, bits: 16 }),
    { challenge: '', answer: '' },
  ]
  for (const answer of wrong) {
    const reply = await requestCode(number, answer)
    expect(reply).toMatchObject({ status: 400, reason: 'proof_wrong' })
    expect(reply.proof.challenge).not.toBe(proof.challenge)
  }
  expect(await db`select from sandbox_messages where mobile = ${`+852${number.mobileNo}`}`).toHaveLength(0)
  expect((await requestCode(number, answerTo(proof))).status).toBe(200)
})

test('N5 a proof expires after five minutes', async () => {
  const { requestCode, number, proof } = await suspicious('10.4.0.1')
  const answer = answerTo(proof)
  clock.advance(300_000)
  expect((await requestCode(number, answer)).reason).toBe('proof_wrong')
})

test('N5 a proof for one number or address is not accepted for another', async () => {
  const { requestCode, number, proof } = await suspicious('10.5.0.1')
  const answer = answerTo(proof)
  expect((await requestCode(freshNumber(), answer)).reason).toBe('proof_wrong')
  const elsewhere = await suspicious('10.5.0.2')
  expect((await elsewhere.requestCode(number, answer)).reason).toBe('proof_wrong')
})

test('N5 a proof is not used up by a message that was refused for another reason', async () => {
  const { requestCode, number, proof } = await suspicious('10.6.0.1')
  const answer = answerTo(proof)
  await db`update sms_budget set daily_limit = 0`
  expect((await requestCode(number, answer)).reason).toBe('sms_budget_spent')
  await db`update sms_budget set daily_limit = 2000`
  expect((await requestCode(number, answer)).status).toBe(200)
})

/** Records this many further messages of the network that sent last. */
const sendMore = (count: number) => db`
  insert into sms_sends (id, mobile_hash, address_hash, purpose, sent_at)
  select gen_random_uuid(), mobile_hash, address_hash, purpose, sent_at
  from (select * from sms_sends order by sent_at desc limit 1) as one, generate_series(1, ${count}::int)`

test('SEC-2 a challenge from a time when less work was required is refused with a new one', async () => {
  clock.advance(1)
  const { requestCode, number, proof } = await suspicious('10.9.0.1')
  expect(proof.bits).toBe(16)
  await sendMore(40)
  const again = await requestCode(number, answerTo(proof))
  expect(again).toMatchObject({ status: 428, reason: 'proof_required', proof: { bits: 18 } })
})

test('SEC-2 a network that caused 120 messages in an hour is refused, with or without work', async () => {
  clock.advance(1)
  const { requestCode, number } = await suspicious('10.9.0.2')
  await sendMore(119)
  expect(await requestCode(number)).toMatchObject({ status: 429, reason: 'rate_limited' })
  clock.advance(3_600_000)
  expect((await requestCode(number)).status).toBe(200)
})
