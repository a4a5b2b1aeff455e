import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JoinStatus } from '@foyer/api/activities'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClocks } from '../../clocks.ts'
import { testApp } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { joinBody, joinStatusOf, joins, newcomers } from '../activities/testing.ts'
import { giftFixture } from '../gifts/testing.ts'
import { opened, takes } from '../knowledge-tests/testing.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/sandbox.md'), 'utf8')

const db = await testDatabase()
// the clocks of a running sandbox, which follow commands that move them
const clocks = await createClocks(db, 'sandbox', pino({ level: 'silent' }))
const { app, context } = await testApp({ db, clocks })
const someone = newcomers(app, context)
const { someone: member } = giftFixture(app, context)

/** Commands of the page, written as `dev path 'body' METHOD`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?<=^|`)dev (?:'([^']+)'|(\S+?))(?: '([^']*)')?(?: (GET|DELETE))?(?=`|$)/gm)].map(
    ([text, quoted, bare, body, method]) => ({
      text,
      method: (method ?? 'POST') as 'GET' | 'DELETE' | 'POST',
      url: `/dev/${quoted ?? bare}`,
      ...(body && { payload: JSON.parse(body) as object }),
    }),
  )

const run = async (text: string) => {
  for (const { text: command, ...call } of commandsIn(text)) {
    const reply = await app.inject(call)
    expect(reply.json(), command).toMatchObject({ status: 0 })
    // the clock is moved through the database and advances meanwhile, but commands move it by hours
    const { business } = reply.json().data
    if (business !== undefined) await expect.poll(() => Math.abs(clocks.business() - business)).toBeLessThan(60_000)
  }
}

const section = (title: string): string => {
  const [, after = ''] = page.split(`\n## ${title}\n`)
  return after.split('\n## ')[0] ?? ''
}
/** Rows of the only table of a section, without its header. */
const rowsOf = (title: string): string[][] =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

beforeEach(() => run(section('Back to the start').split('```')[1] ?? ''))

const account = 503
const visitor = async (): Promise<JoinStatus> => {
  const from = device(app, context)
  return joinStatusOf(from, await from.tourist(), account)
}
const callers: Record<string, () => Promise<JoinStatus>> = {
  anybody: visitor,
  'nobody signed in': visitor,
  'signed in by phone': async () => {
    const { from, as } = await someone()
    return joinStatusOf(from, as, account)
  },
  'signed in by phone, joined': async () => {
    const { from, as } = await someone()
    expect(await joins(from, as, account)).toMatchObject({ status: 0 })
    return joinStatusOf(from, as, account)
  },
  'logged in as 88002001': async () => {
    const from = device(app, context)
    const person = await signIn(context, from, demoNumber(2))
    const { login } = await logIn(context, from, person, '88002001', demoNumber(2))
    return joinStatusOf(from, login, account)
  },
}

/** Makes the newest person have seen every film to its end, which the tasks of account-health require. */
const seesFilms = () => context.db`
  insert into film_progress (person_id, film, position_ms, seen, at)
  select (select max(id) from persons), code, 0, true, ${new Date(context.clocks.wall())} from films`

describe('docs/sandbox.md', () => {
  test.each(rowsOf('States of the gate'))(
    'The page reaches the gate state %s for %s',
    async (state = '', who = '', commands = '') => {
      await run(commands)
      expect(await callers[who]?.()).toMatchObject({ gate: state })
    },
  )

  test('The page reaches every state of the gate', () => {
    const states = rowsOf('States of the gate').map(([state]) => state)
    expect([...states].sort()).toEqual(
      [
        'anonymous',
        'available',
        'ended',
        'ineligible',
        'joined',
        'mainland',
        'not_started',
        'registered',
        'sold_out',
      ].sort(),
    )
  })

  test.each(rowsOf('States of a stage'))(
    'The page reaches the stage states %s',
    async (states = '', completed = '', commands = '') => {
      const { from, as } = await someone()
      await seesFilms()
      const ids = ['contact-details', 'second-factor', 'spot-scams'].slice(
        0,
        completed === 'none' ? 0 : Number(completed),
      )
      for (const stage of ids) expect(await joins(from, as, 502, joinBody({ stage }))).toMatchObject({ status: 0 })
      await run(commands)
      const { stages } = await joinStatusOf(from, as, 502)
      expect(stages.map(({ state }: { state: string }) => state).join(', ')).toBe(states)
    },
  )

  test.each(rowsOf('States of a gift'))(
    'The page reaches a gift with the status %s',
    async (state = '', commands = '') => {
      const person = await member()
      expect(await person.choose({ item: 'flask' })).toMatchObject({ status: 0 })
      await run(commands.replaceAll('+85251230004', person.mobile))
      expect((await person.status()).gift.status).toBe(state)
    },
  )

  test('The page uses up the stock of one gift', async () => {
    const [command = ''] = /`dev stock[^`]+`/.exec(section('States of a gift')) ?? []
    await run(command)
    expect(await (await member()).choose({ item: 'umbrella' })).toMatchObject({ reason: 'activity_sold_out' })
  })

  test('The page shows the right answers of a knowledge test, and ends the wait after it', async () => {
    const person = await someone()
    await takes(person, 6)
    const commands = section('Knowledge test').replaceAll('+85251230007', person.mobile).split('\n').reverse()
    for (const line of commands) {
      if (line.includes("dev knowledge-tests '")) await opened(person)
      await run(line)
    }
  })

  test('The page states what each rule excludes', async () => {
    const rules =
      section('States of the gate')
        .split('\n- ')
        .find((item) => item.startsWith('**Another rule**')) ?? ''
    const [macao = '', earlier = ''] = rules.split('; ')
    const { from, as } = await someone()
    await seesFilms()
    await joins(from, as, 502, joinBody({ stage: 'contact-details' }))
    await run(macao)
    expect(await joinStatusOf(from, as, account)).toMatchObject({ gate: 'ineligible', rule: 'residence' })
    await run(earlier)
    expect(await joinStatusOf(from, as, account)).toMatchObject({ gate: 'ineligible', rule: 'earlier_participation' })
  })

  test.each([
    'Cashback',
    'Bonds and new shares',
    'Days without trading',
    'Rewards',
    'Points',
    'A partner that fails',
    'A draw',
    'The event tracker',
    'The clock',
    'What is seeded',
  ])('The page has working commands in the section "%s"', async (title) => {
    expect(commandsIn(section(title)).length).toBeGreaterThan(1)
    await run(section(title))
  })

  test('The page names the seeded clients', async () => {
    const numbers = [...section('What is seeded').matchAll(/^ +\| (\d{8}) /gm)].map(([, number]) => number)
    expect(numbers).toEqual(['88001001', '88001002', '88002001', '88003001'])
  })

  test('The page contains only commands that this test can parse', () => {
    const written = page.match(/(?<=^|`)dev [^`\n]+/gm) ?? []
    expect(commandsIn(page).map(({ text }) => text)).toEqual(written)
  })
})
