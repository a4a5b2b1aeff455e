import { expect, test } from 'vitest'
import { foreignTablesOf } from './table-owners.ts'

const owners = new Map([
  ['rewards', 'engine'],
  ['gift_shipments', 'gifts'],
])
const server = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, source]) => [`apps/server/src/${path}`, source]))

test.each([
  ['reads it', 'db`select id from rewards where id = 1`'],
  ['joins it', 'db`\n  select 1 from gift_shipments\n  join rewards on true`'],
  ['lists it behind another table', 'db`select 1 from gift_shipments shipment, rewards`'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is read
  ['lists it behind a relation', 'db`select 1 from ${shipmentRows(db)} shipment, rewards`'],
  ['adds a row to it', 'db`insert into rewards (id) values (1)`'],
  ['changes it', 'db`update rewards set id = 1`'],
  ['deletes rows by it', 'db`delete from gift_shipments using rewards where true`'],
  ['prunes it', "pruneInBatches(db, 'rewards', db`issued_at < now()`)"],
  ['changes it in batches', "changeInBatches(\n  db, 'rewards', change)"],
  ['moves its state machine', "transition(tx, states, { table: 'rewards', id }, 'revoke')"],
])('a module that names the table of another owner is reported: it %s', (_, source) => {
  expect(foreignTablesOf(server({ 'modules/gifts/status.ts': source }), owners)).toEqual(['gifts names rewards'])
})

test('a folder that is no module and names the table of another owner is reported', () => {
  const sources = server({
    'engine/rewards/due.ts': 'db`select 1 from gift_shipments`',
    'http/rates.ts': 'db`select 1 from rewards`',
  })
  expect(foreignTablesOf(sources, owners)).toEqual(['engine names gift_shipments', 'http names rewards'])
})

test('a module and the engine may name their own tables, and a comment names none', () => {
  const sources = server({
    'modules/gifts/status.ts':
      '// removes it from rewards\n/** from rewards */\ndb`select 1 from gift_shipments, later`',
    'engine/rewards/grant.ts': 'db`insert into rewards (id) values (1)`',
  })
  expect(foreignTablesOf(sources, owners)).toEqual([])
})
