import { expect, test } from 'vitest'
import { kidOf, unnamed } from '../../crypto/key-ring.ts'
import { testContext } from '../../testing/context.ts'
import { personOf } from '../identity/persons.ts'
import { ringOf } from '../rotation/testing.ts'
import { isClient } from './is-client.ts'
import { type RecordedAccount, recordAccount, recordUnknown } from './record.ts'

const { context } = await testContext()
const { db, secrets } = context
const withKids = (...kids: string[]) => ({
  ...context,
  secrets: { ...secrets, dataKey: ringOf(secrets.dataKey, kids), pepper: ringOf(secrets.pepper, kids) },
})
const entry: RecordedAccount = {
  account: 'core-1',
  clientNo: '70001001',
  mobile: '+85251700001',
  name: 'Chan Tai Man',
  type: 'cash',
  status: 'active',
  branch: 'HK01',
  residence: null,
  holder: { reference: 'holder-1', document: 'hkid', born: '1990-01-01' },
}
const rows = () => db<
  { hash: Buffer; number: Buffer; digest: Buffer | null; holder: Buffer; status: string; at: string }[]
>`
  select mobile_hash as hash, client_no_hash as number, directory_digest as digest, holder_hash as holder, status,
    account.xmin::text as at
  from client_accounts account join client_identities on account_id = account.id where fund_user_code = ${entry.account}`

test('an account that the directory describes as before is not written again', async () => {
  await recordAccount(context, entry)
  const before = await rows()
  await recordAccount(context, entry)
  expect(await rows()).toEqual(before)
  await recordAccount(context, { ...entry, branch: 'HK02' })
  expect((await rows())[0]?.at).not.toBe(before[0]?.at)
  await recordAccount(context, entry)
})

test('O3 while the pepper rotates, a look-up brings an account and its person under the new pepper, and the holder stays', async () => {
  const person = await personOf(db, secrets, entry.mobile, context.clocks.wall())
  const [before] = await rows()
  const rotating = withKids('b', unnamed)
  await recordAccount(rotating, entry)
  const [after, ...others] = await rows()
  expect(others).toEqual([])
  expect([after?.hash, after?.number, after?.digest].map((value) => kidOf(value ?? Buffer.alloc(0)))).toEqual([
    'b',
    'b',
    'b',
  ])
  expect(after?.holder).toEqual(before?.holder)
  expect(await isClient(db, person.id)).toBe(true)
  // the next look-up finds it unchanged
  await recordAccount(rotating, entry)
  expect((await rows())[0]?.at).toBe(after?.at)
})

test('O3 an account that the directory does not know any more is suspended under whichever pepper it is stored', async () => {
  await recordAccount(withKids('b', unnamed), entry)
  await recordUnknown(withKids(unnamed, 'b'), entry.clientNo)
  expect(await rows()).toMatchObject([{ status: 'suspended', digest: null }])
})
