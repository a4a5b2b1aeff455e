import { randomUUID } from 'node:crypto'
import { endpoints, registered } from '@foyer/api/endpoints/endpoint'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from './http/serve.ts'
import { defineJob } from './jobs/job.ts'
import { startWork } from './jobs/work.ts'
import type { Module } from './module.ts'
import { newcomers } from './modules/activities/testing.ts'
import { modules } from './modules/all.ts'
import { verify } from './modules/verification/verify.ts'
import { installJobs } from './preparation/install-jobs.ts'
import { testApp } from './testing/context.ts'
import { ownerOf } from './testing/database.ts'

let reportPacked = (): void => undefined
const packed = new Promise<void>((resolve) => {
  reportPacked = resolve
})
const packParcels = defineJob({
  name: 'pack-parcels',
  retryDelay: 0,
  retries: 0,
  run: async ({ db }) => {
    await db`update parcels set is_packed = true`
    reportPacked()
  },
})

const phone = z.string()
const parcelEndpoints = endpoints({
  'POST /user/parcel': {
    access: registered,
    tag: 'parcels',
    summary: 'Sends a parcel to the caller',
    body: z.object({ phone }),
    reply: z.object({ parcels: z.number() }),
  },
})

/** A module of this test alone. */
const parcelsModule: Module = {
  routes: [
    (app, context) =>
      serve(app, context, parcelEndpoints, {
        'POST /user/parcel': async ({ caller, body }) => {
          const personId = await app.personIdOf(caller)
          await context.db.begin(async (tx) => {
            await tx`insert into parcels (person_id, phone) values (${personId}, ${body.phone})`
            await context.jobs.send(tx, packParcels, {})
          })
          return { parcels: 1 }
        },
      }),
  ],
  jobs: [packParcels],
  personalData: {
    tables: {
      parcels: {
        purpose: 'is planted by this test',
        columns: ['person_id', 'phone'],
        exportedIn: 'parcels',
        erase: (tx, { personId }) => tx`delete from parcels where person_id = ${personId}`,
      },
    },
    exports: [
      {
        name: 'parcels',
        shape: z.array(z.object({ phone, isPacked: z.boolean() })),
        read: (db, { personId }) =>
          db`select phone, is_packed as "isPacked" from parcels where person_id = ${personId}`,
      },
    ],
  },
  checks: [
    {
      name: 'parcel of nobody',
      find: (db) =>
        db`select format('a parcel of person %s has no phone', person_id) as found from parcels where phone = ''`,
    },
  ],
  counted: { parcels: (db) => db`select count(*) from parcels` },
}

const { app, context } = await testApp({ modules: [...modules, parcelsModule] })
const { db } = context
const owner = ownerOf(db)
await owner`
  create table parcels (person_id bigint not null references persons, phone text not null, is_packed boolean not null default false)`
await owner`grant select, insert, update, delete on parcels to foyer`
await installJobs(owner, context.modules)
const someone = newcomers(app, context)

test('a module in the list serves its endpoint and runs its job, and export and erasure reach its table', async () => {
  const { from, as } = await someone()
  const call = async (path: string, body: object) => (await from.post(`/api/user/${path}`, body, as)).json()
  const stop = await startWork(context, pino({ level: 'silent' }))
  expect(await call('parcel', { phone: '+85251234567' })).toMatchObject({ status: 0, data: { parcels: 1 } })
  await packed
  await stop()
  const { data } = await call('privacy/export', {})
  expect(data.parcels).toEqual([{ phone: '+85251234567', isPacked: true }])
  expect(await call('privacy/erasure', { key: randomUUID(), understood: true })).toMatchObject({ status: 0 })
  expect(await db`select from parcels`).toEqual([])
})

test('the verification finds what a check of a module in the list finds, and its report has the figure of the module', async () => {
  const [{ person }] = await db<[{ person: number }]>`
    insert into parcels (person_id, phone) select min(id), '' from persons returning person_id as person`
  const { figures, differences } = await verify(context)
  expect(figures).toMatchObject({ parcels: 1 })
  expect(differences).toEqual([{ check: 'parcel of nobody', found: `a parcel of person ${person} has no phone` }])
})
