import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runDemo } from './production-demo/demo.ts'
import { ensureWebBuilt } from './web-build.ts'

// scripts/nginx.ts installs it where it can
test.skipIf(!existsSync('/usr/sbin/nginx'))(
  'a package in production mode with two servers behind nginx signs staff in at a provider over https, takes a subscription in a browser while the firm is lost in the middle, places one order, and stops in order',
  async () => {
    await ensureWebBuilt()
    const reported: string[] = []
    await runDemo((line) => reported.push(line))
    expect(reported).toContainEqual(expect.stringContaining('was signed out by the provider'))
    expect(reported).toContain('the visitor has subscribed, although the back office was lost in the middle')
    expect(reported).toContainEqual(expect.stringContaining('No difference.'))
    expect(reported.at(-1)).toBe('everything has stopped')
  },
  600_000,
)
