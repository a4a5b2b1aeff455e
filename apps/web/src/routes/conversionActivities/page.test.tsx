import type { ActivityDetail } from '@foyer/api/activities'
import {
  type Answers,
  drawForShifts,
  frames,
  hanging,
  lost,
  publicDocument,
  type Received,
  refused,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import {
  affordedWith,
  changedOffers,
  heldOf,
  holdId,
  mine,
  offersFor,
  points,
} from '../../shared/conversion/testing/replies.ts'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import { appears } from '../../testing/appears.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'

const path = '/conversionActivities'
const publicCall = 'GET /api/conversion/offers'
const offersCall = 'POST /api/user/488/conversion/offers'
const joinStatusCall = 'POST /api/user/488/joinStatus'
const balance = page.getByCss(`.${pageStyles.pointsCard}`)
const figure = page.getByCss(`.${frameStyles.offer}`)
const card = (name: string) => page.getByCss(`.${pageStyles.offer}`).filter({ hasText: name })
const count = () => document.querySelectorAll(`.${pageStyles.offer}`).length

const openJoined = (answers: Answers) =>
  openScreen(path, { viewer: 'registered', answers: { [joinStatusCall]: joined(), ...answers } })

testStates(states)

test('R10 a visitor sees cost, stock and validity of every offer, and what a join grants', async () => {
  await openScreen(path)
  await expect.poll(count).toBe(4)
  await expect.element(figure).toMatchTextContent('Welcome points600when you join')
  await expect.element(balance).toMatchTextContent('Vouchers from 120 points')
  for (const words of [/120 points/, /\d+ left/, /Valid for 30 days/, /2 per person/])
    await expect.element(card('A medium coffee')).toMatchTextContent(words)
  await expect.element(card('A medium coffee')).toHaveAttribute('href', '#/conversionAccess?code=coffee')
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('R10 a person who joined sees their balance, the points they lack and their reserved voucher', async () => {
  await openJoined({ [offersCall]: offersFor(points(210, 120), affordedWith(210)) })
  await expect.element(figure).toMatchTextContent('My points210available')
  await expect.element(balance).toMatchTextContent('120 points reserved for you')
  await expect.element(balance).toMatchTextContent('You have enough for 1 voucher now')
  await expect.element(card('A medium coffee')).toMatchTextContent('Reserved for you')
  await expect.element(card('A cinema ticket')).toMatchTextContent('170 points short')
  serve({ 'POST /api/user/488/conversion/held': heldOf() })
  await card('A medium coffee').click()
  await expect.element(page.getByCss('[data-hold]')).toBeVisible()
  expect(location.hash).toBe(`#/conversionStarting?hold=${holdId}`)
})

test('R10 the card names the cheapest vouchers and marks those that the points of a person are enough for', async () => {
  await openJoined({ [offersCall]: offersFor(points(230), affordedWith(230)) })
  const stops = page.getByCss(`.${pageStyles.cheapest} li`)
  await expect
    .poll(() => stops.elements().map((stop) => [stop.textContent, 'reached' in (stop as HTMLElement).dataset]))
    .toEqual([
      ['A medium coffee120120 points', true],
      ['HK$50 book voucher200200 points', true],
      ['HK$50 groceries260260 points', false],
      ['A cinema ticket380380 points', false],
    ])
})

test('SCREEN-7 the main action after joining leads to the vouchers', async () => {
  await openJoined({ [offersCall]: offersFor(points(480), affordedWith(480)) })
  const panel = page.getByCss(`.${gateStyles.gatePanel}`)
  const vouchers = page.getByRole('list', { name: 'Vouchers' })
  await expect.element(vouchers).toBeVisible()
  await panel.getByRole('button', { name: 'Choose a voucher' }).click()
  await expect.element(vouchers).toHaveFocus()
  await expect.element(panel.getByRole('link', { name: 'See my rewards' })).toHaveAttribute('href', '#/myRewards')
})

test('SCREEN-7 while the vouchers load, the main action after joining leads to where they will be', async () => {
  await openJoined({ [offersCall]: hanging })
  await page.getByCss(`.${gateStyles.gatePanel}`).getByRole('button', { name: 'Choose a voucher' }).click()
  await expect.poll(() => document.activeElement?.querySelector(`.${pageStyles.offerShape}`) ?? null).not.toBeNull()
})

test('R10 a balance too small for any offer shows how many points are missing, and the main action leads to other activities', async () => {
  await openJoined({ [offersCall]: offersFor(points(40), ({ cost }) => mine('short', { missing: cost - 40 })) })
  await expect.element(balance).toMatchTextContent('80 points short of a voucher')
  const panel = page.getByCss(`.${gateStyles.gatePanel}`)
  await expect.element(panel.getByRole('link', { name: 'See other activities' })).toHaveAttribute('href', '#/')
  await expect.element(panel.getByRole('button', { name: 'Choose a voucher' })).not.toBeInTheDocument()
})

test('R10 an offer whose limit a person has reached shows "Already exchanged"', async () => {
  await openJoined({ [offersCall]: offersFor(points(480), () => mine('limit', { conversions: 1 })) })
  await expect.element(card('A medium coffee')).toMatchTextContent('Already exchanged')
})

test('R10 an offer shows in words that few or no vouchers are left', async () => {
  await openScreen(path, {
    answers: {
      [publicCall]: changedOffers((_, index) => ({
        quota: { total: 80, remaining: index === 0 ? 0 : 4 },
        isLow: index > 0,
      })),
    },
  })
  await expect.element(card('A medium coffee')).toMatchTextContent('None left')
  await expect.element(card('A cinema ticket')).toMatchTextContent('Few left: 4')
})

test('R10 joining on the page shows the balance with the welcome points', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [offersCall]: offersFor(points(0), () => mine('not_joined')) },
  })
  await expect.element(figure).toMatchTextContent('Welcome points')
  serve({
    'POST /api/user/488/join': () => {
      serve({ [joinStatusCall]: joined(), [offersCall]: offersFor(points(600)) })
      return { participation: joined().participation, status: joined() }
    },
  })
  await page.getByCss(`.${gateStyles.gatePanel} button`).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Hong Kong' }).click()
  await page.getByRole('dialog').getByRole('checkbox').click()
  await page.getByCss(`.${sheetStyles.sheetFooter} button`).click()
  await expect.element(figure).toMatchTextContent('My points600')
  await expect.element(balance).toMatchTextContent('You can choose any of 4 vouchers')
})

test('R10 offers that fail to load show a Try again button, which loads them', async () => {
  await openScreen(path, { answers: { [publicCall]: lost } })
  const again = page.getByCss(`.${blocksStyles.block}`).getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  serve({ [publicCall]: changedOffers(() => ({})) })
  await again.click()
  await expect.poll(count).toBe(4)
})

test('R10 in the mainland there are no offers and no amounts', async () => {
  const withheld = async ({ path }: Received): Promise<ActivityDetail> => {
    const detail = await publicDocument<ActivityDetail>(path)
    const lead = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
    return { ...detail, lead, withheld: true, blocks: detail.blocks.filter(({ kind }) => kind === 'risk') }
  }
  await openScreen(path, {
    answers: { 'GET /api/activities/{code}': withheld, [publicCall]: refused('activity_mainland') },
  })
  await expect.element(page.getByText('Not available in mainland China')).toBeVisible()
  expect(count()).toBe(0)
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/points\b.*\d|\d+ points/)
})

test('R10 late answers do not shift the layout of the page', async () => {
  const shiftDuring = drawForShifts()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const offers = offersFor(points(600))
  await openJoined({
    [joinStatusCall]: async () => {
      await released
      return joined()
    },
    [offersCall]: async () => {
      await released
      return offers()
    },
  })
  await appears(`.${pageStyles.offerShape}`)
  await frames(10)
  const shift = await shiftDuring(async () => {
    release()
    await expect.poll(count).toBe(4)
    await appears(`.${gateStyles.gateCaption} .visually-hidden`)
    await frames(10)
  })
  expect(shift.value, shift.moved).toBeLessThanOrEqual(0.02)
  expect(requestsOf(offersCall).length).toBe(1)
})

test('R10 the offers are requested once, also when they arrive before the status of the person', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await openJoined({
    [joinStatusCall]: async () => {
      await released
      return joined()
    },
    [offersCall]: offersFor(points(600)),
  })
  await expect.poll(count).toBe(4)
  release()
  await expect.element(page.getByRole('link', { name: 'See my rewards' })).toBeVisible()
  expect(requestsOf(offersCall).length).toBe(1)
})
