import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './process.ts'
import { promtool } from './promtool.ts'

const folder = join(root, 'deploy/monitoring')
const program = promtool()

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[]
}
interface Tests {
  readonly tests: readonly { readonly name: string }[]
}
const read = <T>(file: string): T => parse(readFileSync(join(folder, file), 'utf8')) as T
const alerts = read<Rules>('rules.yaml').groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))

test.skipIf(program === undefined).each([
  ['check', 'rules', 'rules.yaml'],
  ['check', 'config', '--syntax-only', 'prometheus.yaml'],
  ['test', 'rules', 'rules.test.yaml'],
])('REL-16 promtool %s %s accepts the monitoring files', (...args) => {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { cwd: folder, encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
})

test('REL-16 the tests of promtool let each alert fire once and stay silent once', () => {
  expect(read<Tests>('rules.test.yaml').tests.map(({ name }) => name)).toEqual(
    alerts.flatMap((alert) => [`${alert} fires`, `${alert} stays silent`]),
  )
})
