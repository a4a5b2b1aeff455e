import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import root from '../../../../package.json' with { type: 'json' }
import { giftsCommand } from '../modules/gifts/command.ts'
import { merchantsCommand } from '../modules/redemption/command.ts'
import { tradesCommand } from '../modules/trades/command.ts'
import { testApp } from '../testing/context.ts'
import { commandFixture } from '../testing/run-command.ts'
import type { Command } from './command.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
const [, section = ''] = page.split('\n## Merchants, trades and gifts\n')
const blockOf = (kind: string): string[] =>
  new RegExp(`\`\`\`${kind}\n([^\`]+)\n\`\`\``).exec(section)?.[1]?.split('\n') ?? []

const { db, secrets, running, written } = await commandFixture()
await testApp({ db, secrets })
const path = written(...blockOf('csv'))
const commands: Readonly<Record<string, Command>> = {
  merchants: merchantsCommand,
  trades: tradesCommand,
  gifts: giftsCommand,
}

test('every command of docs/operations.md on merchants, trades and gifts succeeds on a new sandbox with the expected output', async () => {
  const outputs: string[] = []
  for (const line of blockOf('sh')) {
    const [, name = '', rest = ''] = /^npm run (\w+) -- (.+)$/.exec(line) ?? []
    const args = [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare)
    const run = running(commands[name] ?? (() => Promise.reject(new Error(`there is no ${line}`))))
    const { code, out, err } = await run(...args.map((arg) => (arg === 'trades.csv' ? path : arg)))
    expect([line, code, err]).toEqual([line, 0, ''])
    outputs.push(out)
  }
  expect(outputs).toHaveLength(6)
  expect(outputs[1]).toContain('tea-room (Tea Room): 488:coffee; 0 honoured\n')
  expect(outputs[3]).toBe('2 new or changed, 0 known already\n')
  expect(outputs[5]).toContain('umbrella: 500 altogether, 0 chosen, 500 left\n')
  for (const name of Object.keys(commands)) expect(root.scripts).toHaveProperty([name])
})
