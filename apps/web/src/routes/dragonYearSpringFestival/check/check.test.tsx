import type { DrawRecords } from '@foyer/api/draws'
import { broken, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { joined, joinStatus } from '../../../shared/activity/testing/join-status.ts'
import { goTo, leaveScreen, openScreen } from '../../../testing/screen.tsx'
import { changedRecords } from '../testing/replies.ts'

const path = '/dragonYearSpringFestival?code=mid-autumn-draw'
const recordsCall = 'GET /api/draws/{code}/records'
const part = (name: string) => page.getByRole('region', { name, exact: true })
const results = part('Results')
const verdict = results.getByRole('status')
const check = page.getByRole('button', { name: 'Check every draw' })

const open = (answers = {}) =>
  openScreen(path, { answers: { 'POST /api/user/{number}/joinStatus': joinStatus({ gate: 'ended' }), ...answers } })

test('R24 once the seed is revealed, the browser recalculates every draw and finds that all of them are correct', async () => {
  await open()
  await expect.element(results).toMatchTextContent('Draws144')
  await check.click()
  await expect.element(verdict).toMatchTextContent(/Every draw verified[\s\S]*All 144 draws are numbered without gaps/)
  await expect.element(part('How we keep it fair')).toMatchTextContent(/Server seed, revealed[0-9a-f]{64}/)
})

test('R24 after the end of a draw only a participant sees the bottom panel', async () => {
  await open()
  await expect.element(check).toBeVisible()
  expect(document.querySelector(`.${gateStyles.gatePanel}`)).toBeNull()
  await leaveScreen()
  await openScreen(path, {
    viewer: 'registered',
    answers: { 'POST /api/user/{number}/joinStatus': joined({ gate: 'ended' }) },
  })
  await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).toMatchTextContent('Reference')
})

const tampering: readonly [string, (page: DrawRecords) => DrawRecords['records'], string | RegExp][] = [
  [
    'a loss turned into a prize',
    ({ records }) => records.map((record) => (record.prize ? record : { ...record, prize: 'lantern' })),
    /The result of draw no\. \d+ does not match the seed/,
  ],
  ['a draw left out', ({ records }) => records.filter(({ number }) => number !== 90), 'Draw no. 90 is missing'],
  ['the last draws left out', ({ records }) => records.slice(0, 140), 'Draw no. 141 is missing'],
]
for (const [what, change, found] of tampering)
  test(`R24 the check of every draw finds ${what}, and names it`, async () => {
    await open({ [recordsCall]: changedRecords(change) })
    await check.click()
    await expect.element(verdict).toMatchTextContent('Verification failed')
    await expect.element(verdict).toMatchTextContent(found)
  })

test('R24 the check reports when this device saw the same fingerprint before, and finds a different one', async () => {
  await open()
  const noted = () => Object.keys(localStorage).find((name) => name.endsWith('.draw.mid-autumn-draw'))
  await expect.poll(noted).toBeDefined()
  await leaveScreen()
  await goTo(path)
  await check.click()
  await expect.element(verdict).toMatchTextContent('The fingerprint is the one this device saw on')
  await leaveScreen()
  localStorage.setItem(noted() ?? '', JSON.stringify({ commitment: '0'.repeat(64), at: Date.now() }))
  await goTo(path)
  await check.click()
  await expect.element(verdict).toMatchTextContent('differs from the one this device saw before')
})

test('R24 records that fail to load give no verdict, and can be requested again', async () => {
  await open({ [recordsCall]: broken })
  await check.click()
  await expect.element(verdict).toMatchTextContent('nothing is checked yet')
  serve({ [recordsCall]: changedRecords(({ records }) => [...records]) })
  await check.click()
  await expect.element(verdict).toMatchTextContent('Every draw verified')
})
