import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { wallClock } from '../../apps/server/src/clocks.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { readVariables } from '../../apps/server/src/config/variables.ts'
import { applicationRole, ownerRole } from '../../apps/server/src/database/embedded/roles.ts'
import { pageToPublish, sampleFacts } from '../production-demo/campaign.ts'
import { createCertificates } from '../production-demo/certificates.ts'
import { createSecrets } from '../production-demo/foyer.ts'
import { startOffice } from '../production-demo/office.ts'
import { startProxy } from '../production-demo/proxy.ts'
import { clusterOf } from './cluster.ts'
import { databaseHost } from './database-host.ts'
import { foyerHost, isAbove0, ownerVariables } from './foyer-host.ts'
import { probe } from './incidents.ts'
import { createNetwork, outside } from './network.ts'
import { startPartner } from './partner.ts'
import { startRelay } from './relay.ts'
import { claimed, exchanged } from './visit.ts'

/** Registers what ends the drill, the last one first. */
export type Keep = (name: string, stop: () => Promise<void> | void) => void

const password = () => randomBytes(24).toString('hex')
const databaseNames = ['db-1', 'db-2', 'db-3'] as const

/** Starts everything that a firm has around and behind Foyer, on hosts of a network of its own. */
export const setUp = async (folder: string, codes: number, keep: Keep) => {
  const inFolder = (name: string) => join(folder, name)
  const network = createNetwork({ 'db-1': 11, 'db-2': 12, 'db-3': 13, 'app-1': 21, 'app-2': 22, worker: 31, front: 41 })
  keep('the network', network.remove)
  const host = (name: string) => {
    const one = network.hosts.get(name)
    if (!one) throw new Error(`there is no host ${name}`)
    return one
  }
  mkdirSync(inFolder('certificates'))
  const certificates = await createCertificates(inFolder('certificates'), [...databaseNames, outside])
  const passwords = { application: password(), owner: password() }
  const internal = { superuser: password(), replication: password() }
  const cluster = clusterOf(databaseNames.map((name) => databaseHost(host(name), folder, certificates, internal)))
  for (const one of cluster.databases) keep(one.host.name, one.end)
  for (const one of cluster.databases) one.start()
  await cluster.untilWhole()
  const primary = await cluster.leader()
  for (const statement of [
    `create role ${ownerRole} login password '${passwords.owner}'`,
    `create role ${applicationRole} login password '${passwords.application}'`,
    `create database foyer owner ${ownerRole} encoding 'UTF8' template template0`,
    `create database ${probe.database}`,
  ])
    primary.query('postgres', statement)
  primary.query(probe.database, probe.create)

  const office = await startOffice(inFolder('back-office.db'))
  keep('the back office', office.stop)
  const { CONNECTOR_SMS_URL = '' } = office.variables
  const relay = await startRelay(network.gateway, Number(new URL(CONNECTOR_SMS_URL).port))
  keep('the relay', relay.stop)
  const officeVariables = Object.fromEntries(
    Object.entries(office.variables).map(([name, value]) => [name, value.replace(/127\.0\.0\.1:\d+/, relay.address)]),
  )
  const partner = await startPartner(network.gateway, certificates)
  keep('the partner', partner.stop)
  const secrets = await createSecrets(inFolder('secrets'))
  const variables = {
    FOYER_MODE: 'production',
    ...secrets,
    ...officeVariables,
    UNENCRYPTED_ALLOWED: Object.keys(officeVariables)
      .filter((name) => name.endsWith('_URL'))
      .join(','),
    FOYER_PARTNERS: JSON.stringify({
      'food-platform': { url: `https://${outside}:${partner.port}/orders`, secret: 'PARTNER_KEY' },
    }),
    PARTNER_KEY: password(),
    UPLOAD_SCANNER: 'none',
    SAMPLE_BRAND: 'allowed',
    NODE_EXTRA_CA_CERTS: certificates.authority,
    TRUST_PROXY: host('front').address,
    LOG_LEVEL: 'info',
  }
  const common = { certificates, passwords, variables }
  const servers = ['app-1', 'app-2'].map((name) => foyerHost(host(name), folder, { ...common, command: 'serve' }))
  const worker = foyerHost(host('worker'), folder, { ...common, command: 'work' })
  const processes = [...servers, worker]
  for (const one of processes) {
    keep(one.host.name, one.stop)
    one.startConnections()
  }
  // HAProxy finds the primary within its first checks
  await wait(4_000)
  const run = (...args: string[]) => worker.run({}, ...args)
  await worker.run(ownerVariables(passwords), 'migrate')
  // the drill sends more messages than the sample firm pays for in a day
  primary.query('foyer', 'update sms_settings set daily_limit = 100000')
  for (const one of processes) one.process.start()
  for (const one of processes) while (!(await one.isReady())) await wait(250)
  for (const [kind, path] of sampleFacts())
    await run('facts', 'publish', kind, path, '--note', 'The sample', '--by', 'drill')
  const publish = async (code: string, item: string, activity: number, changed: object = {}) => {
    writeFileSync(inFolder(`${code}.json`), pageToPublish(Date.now(), code, { stock: codes, ...changed }))
    await run('content', 'publish', inFolder(`${code}.json`), '--by', 'drill')
    const lines = Array.from({ length: codes }, () => randomBytes(8).toString('hex').toUpperCase())
    writeFileSync(inFolder(`${code}.csv`), lines.join('\n'))
    await run(
      'vouchers',
      'import',
      inFolder(`${code}.csv`),
      '--activity',
      String(activity),
      '--item',
      item,
      '--by',
      'drill',
    )
  }
  await publish('food-delivery', 'meal', claimed)
  await publish('points-exchange', 'coffee', exchanged)
  const names = ['--zh-CN', '茶室', '--zh-HK', '茶室', '--en-US', 'Tea Room']
  const added = await run('merchants', 'add', 'tea-room', ...names, '--voucher', `${exchanged}:coffee`, '--by', 'drill')
  const pin = /: (\d{6})\n$/.exec(added)?.[1] ?? ''
  const proxy = await startProxy(inFolder('nginx'), {
    certificates,
    servers: servers.map(({ host: { name } }) => `${name}:8080`),
    on: host('front'),
  })
  keep('nginx', proxy.stop)
  const monitor = ['machine-clients', 'add', 'Drill', '--scope', 'metrics', '--by', 'The drill', '--json']
  const { token } = JSON.parse(await run(...monitor)) as { token: string }
  // until then the servers offer nothing that the firm's list might refuse
  for (const one of servers) while (!(await isAbove0(one, 'foyer_restrictions_expire_seconds', token))) await wait(500)
  return {
    network,
    cluster,
    processes,
    office,
    partner,
    run,
    front: { host: host('front').address, port: proxy.port, ca: readFileSync(certificates.authority) },
    merchant: { merchant: 'tea-room', pin },
    context: { clocks: { wall: wallClock, business: wallClock }, secrets: parseSecrets(readVariables(variables)) },
  }
}
