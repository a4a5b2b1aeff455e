import type { ClosingPrices } from '@foyer/api/quotes'
import { broken, expectAccessible, publicDocument, requestsOf, serve } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeComplaints } from '../../../testing/client.ts'
import { openScreen } from '../../../testing/screen.tsx'
import type { Language } from '../../text/language.ts'
import * as frameStyles from '../frame/frame.module.css'
import { detailOf, fakeTimers, paths, sooner, textOf } from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'
import * as blocksStyles from './blocks.module.css'
import * as quotesStyles from './quotes.module.css'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('foyer.price-colours')
})

const closes = 'GET /api/market/closes'
const open = (answers = {}, language: Language = 'en-US') =>
  openScreen(paths.ended, {
    language,
    answers: { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }), ...answers },
  })

const served = () => publicDocument<ClosingPrices>('/api/market/closes?codes=02800,02828,03033')

test('R20 a picture has its final size and its alternative text before its file arrives', async () => {
  // this file does not exist
  const media = { media: 'never-comes.svg' }
  const detail = await detailOf('autumn-briefing', ({ blocks }) => ({
    blocks: blocks.map((block) => (block.kind === 'image' ? { ...block, ...media } : block)),
  }))
  await open({ 'GET /api/activities/autumn-briefing': detail })
  const picture = page.getByCss(`.${blocksStyles.imageBlock} img`).first()
  await expect.element(picture).toHaveAttribute('loading', 'lazy')
  const image = picture.element() as HTMLImageElement
  expect(image.naturalWidth).toBe(0)
  expect(image.alt.length).toBeGreaterThan(10)
  const box = image.getBoundingClientRect()
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  expect(width).toBeGreaterThan(0)
  expect(Math.abs(box.height - (box.width * height) / width)).toBeLessThan(1)
})

const photograph = `picture-${'5'.repeat(64)}-1600x1200.webp`

test('R20 a photograph of staff fills a space that is reserved for it, is cropped around its focus, and has copies for all screens', async () => {
  const detail = await detailOf('autumn-briefing', ({ blocks }) => ({
    blocks: blocks.map((block) => {
      if (block.kind === 'image')
        return { ...block, media: photograph, width: 1600, height: 400, focus: { x: 10, y: 90 } }
      const artAlt = { 'zh-CN': '一盏灯', 'zh-HK': '一盞燈', 'en-US': 'A lamp' }
      return block.kind === 'hero' ? { ...block, art: photograph, artAlt } : block
    }),
  }))
  await open({ 'GET /api/activities/autumn-briefing': detail })
  const picture = page.getByCss(`.${blocksStyles.imageBlock} img`).first()
  await expect.element(picture).toHaveStyle({ objectFit: 'cover', objectPosition: '10% 90%' })
  const image = picture.element() as HTMLImageElement
  expect(image.naturalWidth).toBe(0)
  const box = image.getBoundingClientRect()
  expect(Math.abs(box.height - box.width / 4)).toBeLessThan(1)
  const widths = image.srcset.split(', ').map((candidate) => candidate.split(' ')[1])
  expect(widths).toEqual(['240w', '480w', '960w', '1600w'])
  expect(image.srcset).toContain(`/api/media/picture-${'5'.repeat(64)}-1600x1200-480w.webp 480w`)
  await expect.element(page.getByAltText('A lamp')).toHaveStyle({ objectFit: 'cover', objectPosition: '50% 50%' })
})

test('R20 a countdown to the end of the activity is not shown, because the line above the content shows that end', async () => {
  const label = { 'zh-CN': '倒计时', 'zh-HK': '倒數', 'en-US': 'A countdown' }
  const later = { 'zh-CN': '另一刻', 'zh-HK': '另一刻', 'en-US': 'Another moment' }
  const detail = await detailOf('autumn-briefing', ({ blocks, closesAt }) => ({
    blocks: [
      ...blocks,
      { kind: 'countdown', label, to: closesAt },
      { kind: 'countdown', label: later, to: closesAt + 1 },
    ],
  }))
  await open({ 'GET /api/activities/autumn-briefing': detail })
  await expect.element(page.getByText('Another moment')).toBeInTheDocument()
  expect(page.getByText('A countdown').elements()).toEqual([])
})

const marked = () => document.querySelectorAll<HTMLElement>('[data-block]')

test('a published page has no marks of its blocks', async () => {
  await open()
  await expect.element(page.getByCss(`.${blocksStyles.imageBlock}`).first()).toBeVisible()
  expect(marked()).toHaveLength(0)
})

test('a preview marks its blocks with their indexes, without another layout', async () => {
  const preview = { preview: true, previewGate: 'ended' as const }
  const detail = await detailOf('autumn-briefing', () => preview)
  await open({ 'GET /api/activities/autumn-briefing': detail })
  await expect.poll(() => marked().length).toBeGreaterThan(3)
  for (const one of marked()) {
    expect(detail.blocks[Number(one.dataset.block)]).toBeDefined()
    expect(getComputedStyle(one).display).toBe('contents')
  }
})

test('R20 a film is not fetched before it is played, and plays with captions in the language of the page', async () => {
  const films = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mp4'))
  performance.clearResourceTimings()
  await open({}, 'zh-HK')
  const film = page.getByCss('video')
  await expect.element(film).toHaveAttribute('preload', 'none')
  const video = film.element() as HTMLVideoElement
  video.scrollIntoView()
  expect(video.poster).toMatch(/\/api\/media\/[a-z0-9-]+\.svg$/)
  expect(video.textTracks.length).toBe(3)
  await expect.element(page.getByCss('track[default]')).toHaveAttribute('srclang', 'zh-HK')
  // the browser has chosen its source and waits for play
  await expect.poll(() => video.networkState).toBe(HTMLMediaElement.NETWORK_IDLE)
  expect(films()).toEqual([])
  video.muted = true
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  await expect.poll(() => video.textTracks[0]?.activeCues?.length ?? 0).toBeGreaterThan(0)
})

test('R20 closing prices name their trading day, and show each movement with sign, arrow and word', async () => {
  const { prices, tradingDay } = await served()
  const moved = prices.map((price, at) => ({
    ...price,
    change: ['-0.125', '0.38', '0.00'][at] ?? price.change,
    percent: ['-0.6', '1.25', '0.00'][at] ?? price.percent,
  }))
  await open({ [closes]: { prices: moved, tradingDay } })
  await expect
    .element(page.getByCss(`.${quotesStyles.quotesDay}`))
    .toMatchTextContent(new RegExp(`^Close of .*${Number(tradingDay.slice(8))}, `))
  const rows = page.getByCss(`.${quotesStyles.quote}`)
  expect(rows.elements().length).toBe(3)
  for (const [at, words] of ['▼ down −0.125 (−0.6%)', '▲ up +0.38 (+1.25%)', '– unchanged 0.00 (0.00%)'].entries()) {
    await expect.element(rows.nth(at)).toMatchTextContent(words)
    await expect.element(rows.nth(at)).toMatchTextContent(prices[at]?.name['en-US'] ?? 'none')
    await expect.element(rows.nth(at)).toMatchTextContent(prices[at]?.price ?? 'none')
  }
  await expectAccessible()
})

test('X3 closing prices that fail to load show an error in their block, and Try again loads them', async () => {
  const prices = await served()
  fakeTimers()
  await open({ [closes]: broken })
  await expect.poll(sooner(() => textOf(`.${quotesStyles.quotes} [role="alert"]`))).toContain('The prices did not load')
  vi.useRealTimers()
  await expectAccessible()
  serve({ [closes]: prices })
  await page.getByCss(`.${quotesStyles.quotes}`).getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByCss(`.${quotesStyles.quotePrice}`).first()).toBeVisible()
})

test('R20 a block of an unknown kind is left out and reported, and all other blocks are shown', async () => {
  const detail = await detailOf('autumn-briefing')
  const hologram = { kind: 'hologram', beam: 1 }
  const blocks = [...detail.blocks.slice(0, 2), hologram, ...detail.blocks.slice(2)]
  await open({
    'GET /api/activities/autumn-briefing': () => Response.json({ ...detail, blocks }),
    'POST /api/client-errors': () => new Response(null, { status: 204 }),
  })
  await expect.element(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible()
  await expect
    .poll(() => requestsOf('POST /api/client-errors').map(({ body }) => body))
    .toMatchObject([{ message: 'block of an unknown kind: hologram' }])
  expect(document.querySelectorAll(`.${frameStyles.activityBody} > *`).length).toBe(detail.blocks.length - 3)
  expect(takeComplaints()).not.toEqual([])
})

test('R20 a page shows each of its blocks in the author’s order and nothing else', async () => {
  const { blocks } = await detailOf('first-account')
  await openScreen(paths.open)
  // the frame shows the hero, the risks and the end of the activity, and the card over the hero the rewards
  const shown = blocks.filter(({ kind }) => !['hero', 'risk', 'countdown', 'rewards'].includes(kind))
  await expect.poll(() => document.querySelectorAll(`.${frameStyles.activityBody} > *`).length).toBe(shown.length)
  const parts = [...document.querySelectorAll(`.${frameStyles.activityBody} > *`)].map(({ textContent }) => textContent)
  for (const [at, block] of shown.entries()) {
    const words = JSON.stringify(block, (key, value) => (/^zh-/.test(key) ? undefined : value))
    const [, first = ''] =
      /"en-US":"((?:[^"\\]|\\.)+)"/.exec(block.kind === 'image' ? JSON.stringify(block.caption) : words) ?? []
    const text = block.kind === 'terms' ? 'Terms' : first
    expect(parts[at]).toContain(text)
  }
})
