import type { DrawRequest } from '@foyer/api/draws'
import {
  cutOff,
  hanging,
  lost,
  type Received,
  refused,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack } from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus, queued, waitingReply } from '../../shared/activity/testing/join-status.ts'
import { appears } from '../../testing/appears.ts'
import { goTo, leaveScreen, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as checkStyles from './check/check.module.css'
import * as pageStyles from './page.module.css'
import * as resultStyles from './parts/result.module.css'
import { states } from './states.ts'
import { drawing, drawStatus } from './testing/replies.ts'

const path = '/dragonYearSpringFestival'
const joinStatusCall = 'POST /api/user/498/joinStatus'
const drawCall = 'POST /api/user/498/draw'
const drawStatusCall = 'POST /api/user/498/draws'
const panel = page.getByRole('region', { name: 'Taking part' })
const part = (name: string) => page.getByRole('region', { name, exact: true })
const drawButton = panel.getByRole('button', { name: /^Draw/ })
const seed = part('How we keep it fair').getByLabelText('My seed')
const openProof = () => part('How we keep it fair').getByText('The proof, and my seed').click()

/** Opens the page for a participant with two chances, each of which wins this prize. */
const openJoined = (prize: string | null = null) =>
  openScreen(path, { viewer: 'registered', answers: { [joinStatusCall]: joined(), ...drawing(prize) } })

testStates(states)

test('O10 while the draw has a waiting room, a participant sees their place, and draws once it is admitted', async () => {
  let admitted = false
  const turn = { state: 'admitted', ahead: null, expectedAt: null, admittedUntil: Date.now() + 600_000 } as const
  const { waitingRoom } = queued()
  await openScreen(path, {
    viewer: 'registered',
    answers: {
      ...drawing(null),
      [joinStatusCall]: joined({ ...(waitingRoom && { waitingRoom }) }),
      'POST /api/user/498/waiting': () => waitingReply(admitted ? turn : {}),
      'GET /api/waiting': () => waitingReply(turn).place,
    },
  })
  await expect.element(panel).toMatchTextContent(/1,240 people are ahead of you/)
  expect(drawButton.elements()).toHaveLength(0)
  admitted = true
  comeBack()
  await expect.element(drawButton).toBeVisible()
})

test('R24 a visitor sees prizes with odds and stock, the licence, free entry, masked winners and the fingerprint', async () => {
  await openScreen(path)
  const prizes = part('Prizes and odds')
  await expect
    .element(prizes.getByRole('listitem').first())
    .toMatchTextContent(/Celadon tea set[\s\S]*Odds0\.5%Left\d+ of 10/)
  await expect.element(prizes).toMatchTextContent('All other draws win nothing77.5%')
  await expect.element(panel.getByRole('link')).not.toHaveClass('button-plain')
  await expect.element(page.getByText(/Licence No\. \d{6}\. Free to enter/)).toBeVisible()
  expect(prizes.element().compareDocumentPosition(part('Latest winners').element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(page.getByText(/0\.5%/).elements()).toHaveLength(1)
  await expect.element(part('Latest winners').getByRole('listitem').first()).toMatchTextContent(/Number ending \d\d/)
  const fairness = part('How we keep it fair')
  await openProof()
  await expect.element(fairness).toMatchTextContent(/Fingerprint of seed and prizes[0-9a-f]{64}/)
  await expect.element(fairness).toMatchTextContent('Revealed within a minute of the end.')
  await expect.element(page.getByRole('button', { name: 'Check every draw' })).not.toBeInTheDocument()
  await expect
    .element(part('Chances').getByRole('link', { name: 'See the tasks' }))
    .toHaveAttribute('href', '#/activitySecondTemplate?code=account-health')
})

test('R24 the sign-in of a visitor is not the main action while the prizes load', async () => {
  await openScreen(path, { answers: { 'GET /api/draws/{code}': hanging } })
  await expect.element(panel.getByRole('link')).toHaveClass('button-plain')
})

for (const [address, code] of [
  [path, 'spring-festival-draw'],
  [`${path}?code=mid-autumn-draw`, 'mid-autumn-draw'],
] as const)
  test(`R24 ${address} requests the activity and the draw it names, each once`, async () => {
    await openScreen(address)
    await expect.element(part('Prizes and odds').getByRole('listitem').first()).toBeVisible()
    expect(requestsOf('GET /api/activities/{code}').map(({ path }) => path)).toEqual([`/api/activities/${code}`])
    expect(requestsOf('GET /api/draws/{code}').map(({ path }) => path)).toEqual([`/api/draws/${code}`])
  })

test('R24 a person who joins uses each chance once, with their own seed, and sees the results', async () => {
  const server = drawing(null)
  await openScreen(path, { viewer: 'registered', answers: { [joinStatusCall]: joinStatus(), ...server } })
  serve({
    'POST /api/user/498/join': () => {
      serve({ [joinStatusCall]: joined() })
      return { participation: joined().participation, status: joined() }
    },
  })
  await panel.getByRole('button', { name: 'Join for free' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).click()
  await sheet.getByRole('checkbox').click()
  await sheet.getByRole('button', { name: 'Join for free', exact: true }).click()
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(requestsOf('POST /api/user/498/join')[0]?.body).toMatchObject({ residence: 'hong_kong' })

  await page.getByRole('dialog', { name: 'You have joined' }).getByRole('button', { name: 'Draw now' }).click()
  await expect.element(drawButton).toHaveTextContent('Draw · 2 left')
  await openProof()
  await seed.fill('my-own-seed-of-this-test')
  await drawButton.click()
  const result = page.getByRole('dialog', { name: 'No prize this time' })
  await expect.element(result).toMatchTextContent(/Draw no\. 91[\s\S]*my-own-seed-of-this-test/)
  await result.getByRole('button', { name: 'Later' }).click()
  const rows = () =>
    part('My draws')
      .getByRole('listitem')
      .elements()
      .map((row) => /Draw no\. \d+/.exec(row.textContent ?? '')?.[0])
  await expect.poll(rows).toEqual(['Draw no. 91'])
  await expect.element(seed).toHaveValue(expect.stringMatching(/^[0-9a-f]{24}$/))

  await drawButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click()
  await panel.getByRole('button', { name: 'Earn more chances' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('chances')
  await expect.element(drawButton).not.toBeInTheDocument()
  await expect.element(part('Chances')).toMatchTextContent(/Earned: 1 · Again from \w{3} \d+, 00:00 HKT/)
  await expect.poll(rows).toEqual(['Draw no. 92', 'Draw no. 91'])
  // SCREEN-12 the person's own count, next to the count of all participants
  const names = () =>
    [...document.querySelectorAll(`.${pageStyles.myDraws} .${pageStyles.drawWho}`)].map(
      ({ firstChild }) => firstChild?.textContent,
    )
  await expect.poll(names).toEqual(['Your draw 2', 'Your draw 1'])
  await expect.element(part('My draws')).toMatchTextContent('Draw no. 92 overall')
  await expect.element(part('My draws')).toMatchTextContent(/Times are Hong Kong time\.$/)
  expect(document.querySelector(`.${pageStyles.myDraws}`)?.textContent).not.toContain('HKT')
  const sent = requestsOf(drawCall).map(({ body }) => body as DrawRequest)
  expect(sent.map(({ visitorSeed }) => visitorSeed)).toEqual([
    'my-own-seed-of-this-test',
    expect.stringMatching(/^[0-9a-f]{24}$/),
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

/** Draws, loses the answer, and returns the answers of a server that works again. */
const drawWithoutAnswer = async () => {
  const server = drawing('coffee')
  await openScreen(path, {
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), ...server, [drawCall]: lost },
  })
  await drawButton.click()
  await expect.element(panel).toMatchTextContent('We cannot confirm your result yet')
  return server
}

test('R24 N13 a draw whose answer is lost is requested again under the same key, even after the page was left', async () => {
  const server = await drawWithoutAnswer()
  await expect.element(panel).toMatchTextContent('Checking again uses no extra chance')
  await expect.element(drawButton).not.toBeInTheDocument()
  await leaveScreen()
  await goTo(path)
  await expect.element(panel).toMatchTextContent('We cannot confirm your result yet')
  serve(server)
  await panel.getByRole('button', { name: 'Check the result' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'You won: Coffee e-voucher' }))
    .toMatchTextContent('Draw no. 91')
  const sent = requestsOf(drawCall).map(({ body }) => JSON.stringify(body))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(drawButton).toHaveTextContent('Draw · 1 left')
})

test('R24 N13 a draw whose answer is lost keeps its key when the next request is refused for too many calls', async () => {
  const server = await drawWithoutAnswer()
  serve({ [drawCall]: refused('rate_limited', { retryAfter: 60 }) })
  await panel.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  await leaveScreen()
  await goTo(path)
  serve(server)
  await panel.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByRole('dialog', { name: 'You won: Coffee e-voucher' })).toBeVisible()
  expect(new Set(requestsOf(drawCall).map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('R24 two taps on Draw send one draw', async () => {
  await openJoined()
  await expect.element(drawButton).toBeVisible()
  const button = drawButton.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(requestsOf(drawCall).length).toBe(1)
})

test('R24 a gift that is won shows that it needs a delivery address, and leads to where it is entered, now or later', async () => {
  await openJoined('tea-set')
  await drawButton.click()
  const won = page.getByRole('dialog', { name: 'You won: Celadon tea set' })
  await expect.element(won).toMatchTextContent('We need your delivery address to send it.')
  await expect.element(won.getByRole('link', { name: 'Enter my address' })).toHaveAttribute('href', '#/myRewards')
  await won.getByRole('button', { name: 'Later' }).click()
  await expect.element(won).not.toBeInTheDocument()
})

test('R24 a draw without a prize offers the next chance: another draw, the tasks, or the time of the next visit', async () => {
  await openJoined()
  await drawButton.click()
  const result = page.getByRole('dialog', { name: 'No prize this time' })
  await expect.element(result).toMatchTextContent('1 chance left')
  await result.getByRole('button', { name: 'Draw again' }).click()
  await expect.element(result).toMatchTextContent('A task gives you another chance.')
  expect(requestsOf(drawCall).length).toBe(2)
  await result.getByRole('button', { name: 'Earn more chances' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('chances')
})

test('R24 a draw without a prize states when the next chance comes if no task is open now', async () => {
  const [join, visit] = drawStatus().tasks
  const server = drawing(null)
  const status = drawStatus({ chances: 0, tasks: [join, visit].flatMap((task) => task ?? []) })
  await openScreen(path, {
    viewer: 'registered',
    answers: {
      [joinStatusCall]: joined(),
      ...server,
      [drawCall]: (received: Received) => ({ ...server[drawCall](received), status }),
    },
  })
  await drawButton.click()
  const result = page.getByRole('dialog', { name: 'No prize this time' })
  await expect.element(result).toMatchTextContent(/Your next chance is from \w{3} \d+, 00:00 HKT\./)
  await result.getByRole('button', { name: 'Done' }).click()
  await expect.element(result).not.toBeInTheDocument()
})

test('R24 a seed that is too short shows an error at its field and disables the draw', async () => {
  await openJoined()
  await expect.element(drawButton).toBeVisible()
  await openProof()
  await seed.fill('too short')
  await expect.element(part('How we keep it fair').getByRole('alert')).toMatchTextContent(/16 to 64 letters/)
  await expect.element(seed).toHaveAttribute('aria-invalid', 'true')
  await expect.element(drawButton).toHaveAttribute('aria-disabled', 'true')
  await expect.element(panel).toMatchTextContent('Correct My seed first.')
  await part('How we keep it fair').getByRole('button', { name: 'Make a new one' }).click()
  await expect.element(drawButton).not.toHaveAttribute('aria-disabled')
  await expect.element(seed).toHaveValue(expect.stringMatching(/^[0-9a-f]{24}$/))
})

test('R24 with reduced motion the result of a draw is visible at once', async () => {
  await openJoined('coffee')
  await drawButton.click()
  await appears(`.${resultStyles.result}`)
  const result = document.querySelector(`.${resultStyles.result}`) as Element
  expect(result.getAttribute('data-revealing')).toBeNull()
  expect(getComputedStyle(result.querySelector(`.${resultStyles.packet}`) as Element).visibility).toBe('hidden')
})

test('R24 offline the page stays, and the draw is disabled until the network is back', async () => {
  await openJoined()
  await expect.element(drawButton).toBeVisible()
  setOnline(false)
  await expect.element(drawButton).toHaveAttribute('aria-disabled', 'true')
  await expect.element(panel).toMatchTextContent('You can draw once you are connected.')
  await expect.element(part('Prizes and odds')).toBeVisible()
  setOnline(true)
  await expect.element(drawButton).not.toHaveAttribute('aria-disabled')
})

test('R24 a count of chances that fails to load shows a Try again button, which loads it', async () => {
  await openScreen(path, {
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), [drawStatusCall]: new Response('', { status: 404 }) },
  })
  const again = panel.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  serve({ [drawStatusCall]: drawStatus() })
  await again.click()
  await expect.element(drawButton).toHaveTextContent('Draw · 2 left')
})

for (const [name, address] of [
  ['open', path],
  ['ended', `${path}?code=mid-autumn-draw`],
] as const)
  test(`R24 the page of the ${name} draw is not cut off at 200 % text`, async () => {
    await openScreen(address)
    await expect.element(part('Prizes and odds').getByRole('listitem').first()).toBeVisible()
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(
      cutOff(
        `.${pageStyles.prizes}, [data-chances], .${pageStyles.winners}, .${checkStyles.fairness}, .${pageStyles.results}`,
      ),
    ).toEqual([])
  })
