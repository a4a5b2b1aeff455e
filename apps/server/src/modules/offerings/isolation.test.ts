import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { attendOffering } from './attend.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

await ownerOf(db).unsafe(`
  create table broken (application uuid);
  grant select, insert, delete on broken to foyer;
  create function fail_broken() returns trigger language plpgsql as $$
  begin
    if exists (select from broken where application = new.id) then raise exception 'broken'; end if;
    return new;
  end $$;
  create trigger fail_broken before update on offering_applications for each row execute function fail_broken()`)

/** Three applications; the database refuses to update the first one. */
const applied = async () => {
  const { code, dates } = await dev({ activity: 'green-bond' })
  for (let n = 0; n < 3; n++) await (await client()).apply({ offering: code })
  await db`insert into broken select id from offering_applications where offering = ${code} order by id limit 1`
  const at = (moment: number) => ({ ...context, clocks: { ...context.clocks, business: () => moment } })
  return { code, at, dates }
}
const statuses = async (code: string) =>
  (await db`select status from offering_applications where offering = ${code} order by id`).map(({ status }) => status)

test('an application whose result cannot be recorded does not affect the results and money of others', async () => {
  const { code, at, dates } = await applied()
  await expect(attendOffering(at(dates.refund), code)).rejects.toThrow()
  expect(await statuses(code)).toEqual(['submitted', 'refunded', 'refunded'])
  await db`delete from broken`
  await attendOffering(at(dates.refund), code)
  expect(await statuses(code)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(await differences()).toEqual([])
})

test('an application whose money cannot be settled does not delay others, and the offering is not marked as settled', async () => {
  const { code, at, dates } = await applied()
  const [{ application }] = await db<[{ application: string }]>`delete from broken returning application`
  await attendOffering(at(dates.allotment), code)
  await db`insert into broken values (${application})`
  await expect(attendOffering(at(dates.refund), code)).rejects.toThrow()
  expect(await statuses(code)).toEqual(['allotted', 'refunded', 'refunded'])
  const settled = () => db`select from offerings where code = ${code} and settled_at is not null`
  expect(await settled()).toHaveLength(0)
  await db`delete from broken`
  await attendOffering(at(dates.refund), code)
  expect(await settled()).toHaveLength(1)
  expect(await differences()).toEqual([])
})
