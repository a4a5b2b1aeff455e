import { expect, test } from 'vitest'
import { fate } from './conditions.ts'

test('a network condition affects calls, and never the page or its files', async () => {
  for (const network of ['offline', 'errors', 'slow', 'online'] as const)
    for (const path of ['/', '/institution/', '/assets/api/x.js', '/config.json'])
      expect(await fate(path, network)).toBe('goes-on')
  expect(await fate('/jwt/auth/tourist', 'offline')).toBe('dropped')
  expect(await fate('/api/activities', 'errors')).toBe('fails')
  expect(await fate('/api/activities', 'online')).toBe('goes-on')
})
