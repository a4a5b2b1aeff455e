import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailOf, detailOf503, paths, title } from '../../shared/activity/testing/activity-screen.ts'
import { openScreen } from '../../testing/screen.tsx'
import { listing, several } from './testing/replies.ts'

const ran = 'hostileTextRan'
const hostile = `javascript:${ran}=1//"><img src=x onerror="${ran}=1"><script>${ran}=1</script>{{constructor.constructor("${ran}=1")()}}`

/** A value with a hostile text before each text of a language. */
const altered = <T,>(value: T): T => {
  if (Array.isArray(value)) return value.map(altered) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => {
    const isText = /^(zh-CN|zh-HK|en-US)$/.test(name) && typeof one === 'string'
    return [name, isText ? hostile + one : altered(one)]
  })
  return Object.fromEntries(fields) as T
}

const expectHarmless = () => {
  expect(document.body.querySelectorAll('[onerror], [onload], img[src="x"], iframe[srcdoc]')).toHaveLength(0)
  const addresses = [...document.body.querySelectorAll('a[href], [src], form[action]')].flatMap((one) =>
    ['href', 'src', 'action'].map((name) => one.getAttribute(name) ?? ''),
  )
  expect(addresses.filter((address) => /^\s*(javascript|data:text):/i.test(address))).toEqual([])
  expect(ran in globalThis).toBe(false)
}

test.each([paths.open, paths.staged])(
  'SEC-9 nothing in the texts of a campaign runs in the client at %s',
  async (path) => {
    const code = new URLSearchParams(path.split('?')[1]).get('code') ?? ''
    const detail = altered(await detailOf(code))
    await openScreen(path, { answers: { [path === paths.open ? detailOf503 : `GET /api/activities/${code}`]: detail } })
    await expect.element(title).toMatchTextContent('onerror')
    await expect.poll(() => document.body.textContent?.split('onerror').length).toBeGreaterThan(10)
    expectHarmless()
  },
)

test('SEC-9 nothing in the names of rewards runs in the client', async () => {
  const answers = { 'POST /api/user/rewards': listing(altered(several)) }
  await openScreen('/myRewards', { viewer: 'registered', answers })
  await expect.element(page.getByText(/onerror/).first()).toBeVisible()
  expectHarmless()
})
