import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hostileReply, ran } from './hostile-replies.ts'
import { open } from './open.tsx'
import { alterReplies } from './server.ts'
import { states } from './states.ts'

/** One state of each address, apart from those in which something never arrives. */
const arriving = states.filter(
  ({ reach, opening }) => !reach && !Object.values(opening?.answers ?? {}).includes('hanging'),
)
const places = [...new Map(arriving.map((state) => [state.path, state])).values()]
let shown = 0

test.each(places)('SEC-9 nothing in the texts of others runs in the console at $path', async ({ path, opening }) => {
  alterReplies(hostileReply)
  await open(path, opening)
  await expect.element(page.getByCss('main, [role="dialog"]').first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.loading-rows, .spinner').length).toBe(0)
  expect(document.body.querySelectorAll('[onerror], [onload], img[src="x"], iframe[srcdoc]')).toHaveLength(0)
  const addresses = [...document.body.querySelectorAll('a[href], [src], form[action], [formaction]')].flatMap((one) =>
    ['href', 'src', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''),
  )
  expect(addresses.filter((address) => /^\s*(javascript|data:text):/i.test(address))).toEqual([])
  expect(ran in globalThis).toBe(false)
  if (document.body.textContent?.includes('onerror')) shown++
})

afterAll(() => expect(shown).toBeGreaterThan(places.length / 2))
