import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activityDetail } from '@foyer/api/activities'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { smallCampaign, written } from '../../testing/campaign.ts'
import { runCommand } from '../../testing/command.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { captured } from '../../testing/run-command.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startedFolder } from '../../testing/started-folder.ts'
import { contentCommand } from './command.ts'
import { campaignFile } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-campaigns-'))
const nowhere = { DATA_DIR: join(folder, 'nowhere') }
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `foyer content` in this process. */
const content = (args: readonly string[], variables: NodeJS.ProcessEnv = nowhere) =>
  captured((output) => contentCommand.run(args, variables, output, async () => []))

/** Runs `foyer content` in a process of its own. */
const contentProcess = (args: readonly string[]) =>
  runCommand('apps/server/src/cli/main.ts', ['content', ...args], nowhere)

const fileOf = (name: string, change: (file: ReturnType<typeof smallCampaign>) => void = () => undefined): string => {
  const path = join(folder, name)
  const file = smallCampaign()
  change(file)
  writeFileSync(path, JSON.stringify(file))
  return path
}

let good: string
let faulty: string
beforeAll(() => {
  good = fileOf('good.json')
  faulty = fileOf('faulty.json', ({ activity, page }) => {
    activity.title = { 'zh-CN': '' }
    page.blocks = []
  })
})

describe('validate', () => {
  test('The command validate names each valid file, without a database', async () => {
    const { code, out, err } = await contentProcess(['validate', good])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/good\.json: valid\n$/)
  })

  test('The command validate prints every fault of every file with its path and exits with 1', async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{\n  "schema": 1,\n}')
    const { code, out, err } = await content(['validate', faulty, good, broken])
    expect([code, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/faulty\.json: activity\.title\.zh-CN: is empty: write a text$/),
      expect.stringMatching(/faulty\.json: activity\.title\.en-US: is missing: add it$/),
      expect.stringMatching(
        /faulty\.json: page\.blocks: must hold a block of the kind terms: add it, since nothing is published without one$/,
      ),
      expect.stringMatching(
        /faulty\.json: page\.blocks: must hold a block of the kind risk: add it, since nothing is published without one$/,
      ),
      expect.stringMatching(/broken\.json: line 3, column 1: remove this comma, since only } follows it$/),
    ])
  })
})

test("ADOPT-11 The sandbox's own campaign files are valid there, and production explains how to write a time", async () => {
  const own = cataloguedActivities.map(({ code }) => campaignFile(code))
  const { code, out, err } = await content(['validate', ...own])
  expect([code, err]).toEqual([0, ''])
  expect(out.match(/: valid$/gm)).toHaveLength(own.length)
  const [first = ''] = own
  const production = await content(['validate', first], { ...nowhere, FOYER_MODE: 'production' })
  expect(production.code).toBe(1)
  expect(production.err).toContain('activity.opens: must be a time of Hong Kong such as 2026-12-01T09:00+08:00')
})

test('A page with closing prices is refused in production, which has no provider of prices', async () => {
  const quoting = fileOf('quoting.json', ({ page }) => {
    page.blocks = [page.blocks, { kind: 'quotes', instruments: ['02800'] }].flat()
  })
  expect((await content(['validate', quoting])).code).toBe(0)
  const { code, err } = await content(['validate', quoting], { ...nowhere, FOYER_MODE: 'production' })
  expect(code).toBe(1)
  expect(err).toMatch(
    /quoting\.json: page\.blocks\[\d\]\.instruments\[0\]: has no prices here: remove it, or take an instrument that has\n$/,
  )
})

describe('Commands that cannot run', () => {
  test.each([[[]], [['publish']], [['delete', 'x.json']], [['toString', 'x.json']]])(
    'The command %j prints the usage and exits with 2',
    async (args) => {
      const { code, err } = await content(args)
      expect(code).toBe(2)
      expect(err).toContain('Usage: foyer content <command> FILE')
    },
  )

  test('The command exits with 2 for a file that does not exist', async () => {
    const { code, err } = await contentProcess(['validate', join(folder, 'absent.json')])
    expect([code, err]).toEqual([2, expect.stringMatching(/absent\.json cannot be read \(ENOENT\)\.\n$/)])
  })

  test('The command exits with 2 for a data folder on which no server runs', async () => {
    const { code, err } = await content(['publish', good, '--by', 'Lee'])
    expect([code, err]).toEqual([2, expect.stringContaining('Start Foyer with npm start, or set DATABASE_URL.')])
  })

  test('The command exits with 2 for a database that does not answer or has no tables', async () => {
    const { url, drop } = await createTestDatabase('template1')
    onTestFinished(drop)
    const silent = await content(['publish', good, '--by', 'Lee'], {
      DATABASE_URL: 'postgres://foyer@127.0.0.1:1/foyer',
    })
    expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('ECONNREFUSED')])
    const empty = await content(['publish', good, '--by', 'Lee'], { DATABASE_URL: url })
    expect([empty.code, empty.err]).toEqual([2, expect.stringContaining('has no tables of Foyer yet')])
  })
})

test('publish writes all files or none, and prints what it did', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const db = connect(url, { max: 1, name: 'test' })
  onTestFinished(() => db.end({ timeout: 1 }))
  const run = (...args: string[]) => content(args, { DATABASE_URL: url })
  expect((await run('publish', good, faulty, '--by', 'Lee')).code).toBe(1)
  expect(await db`select from activities`).toHaveLength(0)
  expect((await run('publish', good, '--by', 'Lee')).out).toMatch(/good\.json: published as version 1\n$/)
  expect((await run('publish', good, '--by', 'Lee')).out).toMatch(/good\.json: nothing changed since version 1\n$/)
  const longer = fileOf('longer.json', ({ activity }) => {
    activity.closes = '2026-03-05T18:00+08:00'
  })
  const out = 'longer.json: updated the activity; the page stays at version 1\n'
  expect((await run('publish', longer, '--by', 'Lee')).out, 'ADOPT-4').toContain(out)
  const fuller = fileOf('fuller.json', ({ activity }) => {
    Object.assign(activity, { closes: '2026-03-05T18:00+08:00', stock: 70 })
  })
  const notice = 'fuller.json: updated the stock; the page stays at version 1\n'
  expect((await run('publish', fuller, '--by', 'Lee')).out, 'ADOPT-4').toContain(notice)
  // a file that changes nothing has no entry
  expect(
    await db`select actor, subject, subject_id, detail from audit_entries
    where event = 'publish' and subject = 'activities'`,
  ).toEqual(
    [1, 2, 3].map(() => ({
      actor: 'operator',
      subject: 'activities',
      subject_id: '900',
      detail: { version: 1, by: 'Lee' },
    })),
  )
  // the campaign of the console is live with a revision for each file that changed something
  expect(await db`select status, activity, published_revision, updated_by from campaigns`).toEqual([
    { status: 'live', activity: 900, published_revision: 3, updated_by: 'operator:Lee' },
  ])
  expect((await run('publish', good)).err).toContain('--by is the name of the person')
  const rival = fileOf('rival.json', ({ activity }) => {
    activity.number = 901
  })
  const more = fileOf('more.json', ({ activity }) => {
    Object.assign(activity, { number: 902, code: 'more', route: '/activityTemplate?code=more' })
  })
  const refused = await run('publish', more, rival, '--by', 'Lee')
  expect([refused.code, refused.out, refused.err]).toEqual([
    1,
    '',
    expect.stringMatching(
      /rival\.json: activity\.code: is already the code of another activity: choose a different one\n$/,
    ),
  ])
  expect(await db`select number from activities`).toEqual([{ number: 900 }])
})

test('With a running sandbox, preview prints an address that shows the draft, and publish shows it to every visitor', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = await startedFolder()
  const server = startServerProcess({ DATA_DIR, LOG_LEVEL: 'fatal' })
  const port = await server.ready()
  const api = `http://localhost:${port}/api/activities/spring-talk`
  const variables = { DATA_DIR, PORT: String(port) }
  const { code, out } = await content(['preview', good], variables)
  expect(code).toBe(0)
  const [, address, token] =
    /\n {2}(http:\/\/localhost:\d+\/#\/activityTemplate\?code=spring-talk&preview=([\w-]{43}))\n/.exec(out) ?? []
  expect(address).toContain(`:${port}/`)
  expect((await fetch(api)).status).toBe(404)
  const draft = activityDetail.parse(await (await fetch(`${api}?preview=${token}`)).json())
  expect(draft).toMatchObject({ preview: true, title: { 'zh-HK': '春季講座' } })

  expect((await content(['publish', good, '--by', 'Lee'], variables)).out).toContain('published as version 1')
  expect(await (await fetch(api)).json()).toMatchObject({ version: 1, preview: false })
  const changed = fileOf('good.json', ({ activity }) => {
    activity.title = written('新题', 'New title')
  })
  expect((await content(['publish', changed, '--by', 'Lee'], variables)).code).toBe(0)
  expect(await (await fetch(api)).json()).toMatchObject({ version: 1, title: { 'en-US': 'New title' } })
})
