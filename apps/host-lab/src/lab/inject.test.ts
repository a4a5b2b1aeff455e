import { expect, test } from 'vitest'
import { framedBy, withSimulator } from './inject.ts'

test('the simulator is inserted before every script of the page', () => {
  const html = withSimulator('<!doctype html><html><head lang="x"><script src="/own.js"></script></head></html>')
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/__lab/host.js',
    '/__lab/in-frame/frame.ts',
    '/own.js',
  ])
})

test('the policy allows the lab to frame the page and is otherwise unchanged', () => {
  const policy = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'"
  expect(framedBy(policy, 'http://localhost:1')).toBe(
    "default-src 'none'; frame-ancestors http://localhost:1; base-uri 'none'",
  )
})
