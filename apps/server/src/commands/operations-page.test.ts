import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../modules/commands.ts'
import { testApp } from '../testing/context.ts'
import { commandFixture } from '../testing/run-command.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
const [, section = ''] = page.split('\n## Merchants, trades and gifts\n')
const blockOf = (kind: string): string[] =>
  new RegExp(`\`\`\`${kind}\n([^\`]+)\n\`\`\``).exec(section)?.[1]?.split('\n') ?? []

const { db, secrets, running, written } = await commandFixture()
await testApp({ db, secrets })
const path = written(...blockOf('csv'))
const commandNamed = (name: string) =>
  (commands.find((command) => command.name === name) ?? expect.fail(`there is no command ${name}`)).load()

test('every command of docs/operations.md on merchants, trades and gifts succeeds on a new sandbox with the expected output', async () => {
  const outputs: string[] = []
  for (const line of blockOf('sh')) {
    const [, name = '', rest = ''] = /^foyer (\w+) (.+)$/.exec(line) ?? []
    const args = [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare)
    const run = running(await commandNamed(name))
    const { code, out, err } = await run(...args.map((arg) => (arg === 'trades.csv' ? path : arg)))
    expect([line, code, err]).toEqual([line, 0, ''])
    outputs.push(out)
  }
  expect(outputs).toHaveLength(6)
  expect(outputs[1]).toContain('tea-room (Tea Room): 488:coffee; 0 honoured\n')
  expect(outputs[3]).toBe('2 new or changed, 0 known already\n')
  expect(outputs[5]).toContain('umbrella: 500 altogether, 0 chosen, 500 left\n')
})
