import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyApp } from '../testing/context.ts'
import { metricsReader } from '../testing/metrics.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rules = read('deploy/monitoring/rules.yaml')
const dashboard = read('deploy/monitoring/dashboard.json')
const guide = read('docs/operations.md').split('\n## Metrics\n')[1]?.split('\n## ')[0] ?? ''
const runbooks = read('docs/runbooks.md')

const { app, context } = await emptyApp()
/** The metrics of a server by name. Prometheus adds the parts of a histogram to its name. */
const exported = [...(await metricsReader(context)(app)).matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(
  ([, name = '', type]) => ({
    name,
    type,
  }),
)
const series = new Set(
  exported.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
)

const namesIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:foyer|process|nodejs)_[a-z0-9_]+(?=[\s{[)]|$)/gm)),
]

test.each([
  ['rules', rules, /^ {8}expr: ['"]?(.*?)['"]?$/gm],
  ['dashboard', dashboard, /"expr": "(.*)"/g],
])('REL-16 the server exports every metric that the %s use', (_what, file, expression) => {
  const used = namesIn([...file.matchAll(expression)].map(([, text]) => text).join('\n'))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !series.has(name))).toEqual([])
})

test('REL-16 the guide to operations names every metric of the server, and no other one', () => {
  const named = [...guide.matchAll(/`(foyer_[a-z0-9_]+)`/g)].map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual(
    exported.flatMap(({ name }) => (name.startsWith('foyer_') ? [name] : [])).sort(),
  )
})

test('REL-16 every alert has a runbook with what it means, how to see it, what to do and when it is over', () => {
  const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name)
  const sections = runbooks.split('\n## ').slice(1)
  expect(sections.map((section) => section.split('\n')[0]).filter((title) => title?.startsWith('Foyer'))).toEqual(
    alerts,
  )
  for (const alert of alerts) {
    expect(rules).toContain(`runbook_url: docs/runbooks.md#${alert.toLowerCase()}\n`)
    const section = sections.find((one) => one.startsWith(`${alert}\n`)) ?? ''
    for (const part of ['**Means.**', '**See.**', '**Do.**', '**Over.**'])
      expect([alert, section]).toEqual([alert, expect.stringContaining(part)])
  }
})
