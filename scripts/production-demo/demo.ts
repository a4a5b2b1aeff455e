import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import { hasPgBouncer } from '../../apps/server/src/testing/pgbouncer.ts'
import { stage } from '../package/stage.ts'
import { bondToDeclare, pageToPublish, sampleFacts } from './campaign.ts'
import { createCertificates } from './certificates.ts'
import { startDatabase } from './database.ts'
import { createSecrets, foyerOf } from './foyer.ts'
import { startOffice } from './office.ts'
import { startPooler } from './pooler.ts'
import { startProxy } from './proxy.ts'
import { startStaffProvider } from './staff-provider.ts'
import { visitConsole } from './staff-visit.ts'
import { logIn, openBrowser, signIn, subscribe } from './visit.ts'

/**
 * Runs Foyer as a firm runs it, on this machine, and visits it: the package of two servers and a worker, PostgreSQL
 * behind PgBouncer (if it is installed) and nginx with TLS, stand-ins for the firm's systems and its SMS gateway, and an
 * OpenID Connect provider of staff on an https origin of its own.
 * Everything ends afterwards.
 *
 * @param say prints a line for each step
 * @throws Error if anything does not work, or does not stop with exit code 0
 */
export const runDemo = async (say: (line: string) => void): Promise<void> => {
  const place = mkdtempSync(join(tmpdir(), 'foyer-demo-'))
  // as root, the database runs as another user, who needs access
  chmodSync(place, 0o755)
  const inPlace = (name: string) => join(place, name)
  /** what to stop at the end, the last one first */
  const running: { stop(): Promise<void> }[] = []
  const keep = <T extends { stop(): Promise<void> }>(name: string, one: T): T => {
    running.push(one)
    say(`${name} runs`)
    return one
  }
  const faults: unknown[] = []
  const note = (error: unknown) => void faults.push(error)
  const stopAll = async () => {
    for (const one of running.reverse()) await one.stop().catch(note)
  }
  try {
    const foyerFolder = inPlace('foyer')
    stage(foyerFolder)
    say(`the package is in ${foyerFolder}`)
    mkdirSync(inPlace('certificates'))
    const certificates = await createCertificates(inPlace('certificates'))
    const database = keep('PostgreSQL', await startDatabase(inPlace('database'), certificates))
    const office = keep('the back office with the SMS gateway', await startOffice(inPlace('back-office.db')))
    const pooler = hasPgBouncer()
      ? keep('PgBouncer in transaction mode', await startPooler(inPlace('pooler'), database.url, certificates))
      : undefined
    const staffPort = await freePort()
    const consoleOrigin = `https://localhost:${staffPort}`
    const provider = keep('the provider of staff', await startStaffProvider(consoleOrigin, certificates))
    const variables = {
      FOYER_MODE: 'production',
      ...(await createSecrets(inPlace('secrets'))),
      ...office.variables,
      ...provider.variables,
      CONSOLE: 'on',
      UPLOAD_SCANNER: 'none',
      SAMPLE_BRAND: 'allowed',
      DATABASE_URL: database.url,
      ...(pooler && { DATABASE_URL: pooler.through(database.url), DATABASE_DIRECT_URL: database.url }),
      NODE_EXTRA_CA_CERTS: certificates.authority,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    }
    const foyer = foyerOf(foyerFolder, variables)
    await foyerOf(foyerFolder, { ...variables, DATABASE_OWNER_URL: database.ownerUrl }).run('migrate')
    say('the database is migrated')
    const first = keep('server 1', await foyer.start('serve'))
    const second = keep('server 2', await foyer.start('serve'))
    for (const [kind, path] of sampleFacts())
      await foyer.run('facts', 'publish', kind, path, '--note', 'The sample', '--by', 'demo')
    say('the business facts are published')
    const bond = bondToDeclare(Date.now())
    writeFileSync(inPlace('offerings.json'), bond.file)
    writeFileSync(inPlace('page.json'), pageToPublish(Date.now(), 'green-bond'))
    await foyer.run('content', 'publish', inPlace('page.json'), '--by', 'demo')
    await foyer.run('offerings', 'declare', inPlace('offerings.json'), '--by', 'demo')
    say('the bond is declared')
    keep('the worker', await foyer.start('work'))
    const behind = { certificates, servers: [first, second].map(({ port }) => `127.0.0.1:${port}`) }
    const proxy = keep('nginx', await startProxy(inPlace('nginx'), behind))
    const staffProxy = { ...behind, port: staffPort, isForStaff: true } as const
    keep('nginx of the network of staff', await startProxy(inPlace('nginx-staff'), staffProxy))
    say(await foyer.run('doctor'))
    const browser = await openBrowser(inPlace('browser'), certificates)
    keep('the browser', { stop: () => browser.close() })
    const staffPage = await browser.page.context().newPage()
    await visitConsole(staffPage, { console: consoleOrigin, issuer: provider.issuer, visitors: proxy.origin })
    await staffPage.close()
    say('a member of staff signed in at the provider, proved their identity again, and was signed out by the provider')
    const { complete } = office.clients
    // until then the servers offer nothing that the firm's list might refuse
    await foyer.untilFigure(first, 'foyer_restrictions_expire_seconds')
    say("the firm's list of restrictions is read")
    await signIn(browser.page, proxy.origin, complete.mobile, office.codeFor)
    say('the visitor is signed in')
    await wait(Math.max(0, bond.opens - Date.now()))
    await logIn(browser.page, proxy.origin, complete, `/GreenBondSubscription?offering=${bond.code}`)
    say('the visitor is logged in by password and authenticator')
    await subscribe(browser.page, {
      lots: 2,
      tradingPassword: complete.tradingPassword,
      // it places the order and answers nothing, and then nothing works
      lose: () => office.fail({ fault: 'commits_and_resets', system: 'orders' }),
      heal: () => office.heal(),
    })
    say('the visitor has subscribed, although the back office was lost in the middle')
    const orders = office.read('select 1 from orders').length
    if (orders !== 1) throw new Error(`the firm has ${orders} orders`)
    say(await foyer.run('verify'))
  } catch (error) {
    note(error)
  } finally {
    await stopAll()
    rmSync(place, { recursive: true, force: true })
  }
  if (faults.length > 0) throw new AggregateError(faults, 'not everything worked or stopped in order')
  say('everything has stopped')
}
