import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../process.ts'
import { configuration, fillIn } from './template.ts'

test('a placeholder without a value, and a text that is missing, are errors', () => {
  const text = `# a note\nname: \${HOST}\ndata: /var/lib/x\n`
  const replaced = { '/var/lib/x': '/tmp/x' }
  expect(fillIn(text, { values: { HOST: 'db-1' }, replaced })).toBe('name: db-1\ndata: /tmp/x\n')
  expect(() => fillIn(text, { replaced })).toThrow('no value for HOST')
  expect(() => fillIn(text, { values: { HOST: 'db-1' }, replaced: { '/etc/y': '/tmp/y' } })).toThrow('has no /etc/y')
})

test('the files of deploy/highly-available acknowledge a commit only once a standby has it, and name the same hosts', () => {
  const values = { HOST: 'db-1', ADDRESS: '10.0.0.1', SUPERUSER_PASSWORD: 's', REPLICATION_PASSWORD: 'r' }
  const patroni = parse(configuration('patroni.yml', { values, replaced: {} }))
  const { dcs } = patroni.bootstrap
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true, primary_start_timeout: 0 })
  expect(dcs.postgresql.parameters.restart_after_crash).toBe('off')
  // Patroni requires it; otherwise an old primary could serve longer than its lock
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
  const hosts = ['db-1', 'db-2', 'db-3']
  expect(patroni.etcd.hosts.split(',')).toEqual(hosts.map((host) => `${host}:2379`))
  const etcd = parse(configuration('etcd.yml', { values, replaced: {} }))
  expect(etcd['initial-cluster'].split(',')).toEqual(hosts.map((host) => `${host}=https://${host}:2380`))
  const haproxy = configuration('haproxy.cfg', { replaced: {} })
  expect([...haproxy.matchAll(/server (\S+) (\S+):5432/g)].map(([, name]) => name)).toEqual(hosts)
  expect(readdirSync(join(root, 'deploy/highly-available')).sort()).toEqual(
    ['README.md', 'etcd.yml', 'haproxy.cfg', 'patroni.yml', 'pgbouncer.ini', 'systemd'].sort(),
  )
})
