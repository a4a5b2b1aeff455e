import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoMerchant } from './seed.ts'

const { app } = await testApp()
const get = (url: string, headers = {}) => app.inject({ url, headers })

test('R13 The counter page runs only its own files, contains no PIN, and alone may request the camera', async () => {
  const page = await get('/dev/counter')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['permissions-policy']).toMatch(/^camera=\(self\),/)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| on\w+=| style=/)
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files).toHaveLength(3)
  const imported = ['calls', 'scan', 'texts'].map((name) => `/dev/counter/${name}.js`)
  for (const file of [...files, ...imported]) {
    const reply = await get(file)
    expect([file, reply.statusCode]).toEqual([file, 200])
    expect(reply.body).not.toContain(demoMerchant.pin)
  }
  expect((await get('/healthz')).headers['permissions-policy']).toMatch(/^camera=\(\),/)
})

test('R13 The counter is available only to the machine that it runs on', async () => {
  expect((await get('/dev/counter', { host: 'foyer.example' })).json()).toMatchObject({ reason: 'host_not_allowed' })
})
