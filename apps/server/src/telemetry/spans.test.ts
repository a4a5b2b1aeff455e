import { expect, test } from 'vitest'
import { summaryOf } from './spans.ts'

test.each([
  ['begin', 'begin'],
  ['select * from activities where number = $', 'select activities'],
  ['select foo from (select 1) as x join rewards using (id)', 'select rewards'],
  ['with named as (select 1) select * from named join persons on true', 'select persons'],
  ['with gone as (delete from seen_nonces returning 1) select count(*) from gone', 'delete seen_nonces'],
  ['with due as (select id from sends for update skip locked) select * from due', 'select sends'],
  ['insert into participations (person) values ($)', 'insert participations'],
  ['update persons set used_at = $', 'update persons'],
  ['update $ as t set used_at = $', 'update'],
  ['select residence from $ named where code = $', 'select'],
  ['delete from only "uploads" where id = $', 'delete uploads'],
  ['select pg_advisory_xact_lock($)', 'select pg_advisory_xact_lock'],
  ['-- a comment\n  select 1', 'select'],
])('REL-16 the span of the statement %j has the name %j', (text, name) => {
  expect(summaryOf(text.split('$'))).toBe(name)
})
