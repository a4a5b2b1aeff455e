import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Brand, brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'

const root = join(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'foyer-brand-'))

const palette = (digit: string): Brand['colours']['light'] => ({
  brand: `#${digit}01020`,
  brandSoft: `#${digit}0e0e0`,
  hero: `#${digit}02030`,
  onBrand: '#ffffff',
  accent: `#${digit}0ff10`,
  accentPressed: `#${digit}0dd10`,
  onAccent: `#${digit}00110`,
})
const texts = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'zh-HK': chinese, 'en-US': english })
/** A firm that replaces every value of a brand file. */
const other = (name: string, clientApp: Brand['clientApp'], digit: string): Brand => ({
  sample: false,
  firm: texts('甲乙有限公司', `${name} Limited`),
  shortName: texts('甲乙', name),
  ceNumber: `ZZZ${digit}`,
  hotline: `+852 3999 000${digit}`,
  hotlineHours: texts('全天', `${name} answers day and night`),
  complaintsEmail: `complaints@${name}.test`,
  privacyEmail: `privacy@${name}.test`,
  address: texts('某路一', `1 ${name} Road`),
  hosts: [`www.${name}.test`],
  secureHost: `https://secure.${name}.test:8443`,
  app: { scheme: `${name}://open`, universalLink: `https://${name}.test/open`, download: `https://${name}.test/app` },
  appMarkers: ['Marker1', 'Marker2'],
  clientApp,
  colours: { light: palette(digit), dark: palette(String(Number(digit) + 1)) },
})
const retail = other('acme', { name: 'acme-web', terminalSource: '02' }, '3')
const forInstitutions = other('acmepro', { name: 'acme-pro-web', terminalSource: '95' }, '5')
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle r="14"/></svg>'

/**
 * Every value of a brand file that another firm's pages must not contain. Black, white and similar colours belong to no
 * firm.
 */
const valuesOf = ({ colours, sample: _, clientApp, ...rest }: Brand): string[] => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' ? Object.values(value ?? {}).flatMap(leaves) : [String(value)]
  const own = Object.values(colours).flatMap(({ onBrand: _white, ...others }) => Object.values(others))
  // the sample firm and its retail app have the product's own name, which the sources contain
  const named = leaves({ ...rest, name: clientApp.name }).filter(
    (value) => !['', 'foyer'].includes(value.toLowerCase()),
  )
  return [...named, ...own]
}
const samples = [...valuesOf(brand), ...valuesOf(institution)]
const samplesIn = (text: string): string[] => samples.filter((value) => text.includes(value))

const built = join(copy, 'apps/web/dist')
const textsUnder = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

let origin: string
const served = async (path: string) => {
  const reply = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })
  return { body: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' }
}

beforeAll(async () => {
  const left = new Set(['node_modules', 'dist', '.cache'])
  for (const name of ['apps', 'packages', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(copy, 'brand'))
  writeFileSync(join(copy, 'brand/mark.svg'), mark)
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(retail))
  writeFileSync(join(copy, 'brand.institution.json'), JSON.stringify(forInstitutions))
  mkdirSync(join(copy, 'node_modules/@foyer'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (name) => name !== '@foyer' && !name.startsWith('.'),
  ))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@foyer', name))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const builds: [string, string, string][] = [
    ['apps/web', 'retail', built],
    ['apps/web', 'institution', join(built, 'institution')],
    ['apps/insights', 'production', join(copy, 'apps/insights/dist')],
  ]
  for (const [app, mode, outDir] of builds)
    execFileSync(
      process.execPath,
      [vite, 'build', join(copy, app), '--mode', mode, '--outDir', outDir, '--logLevel', 'error'],
      {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )

  const { url, drop } = await createTestDatabase()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: url, DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  origin = await new Promise<string>((resolve, reject) => {
    let out = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const ready = /ready at (http:\/\/localhost:\d+)/.exec(out)?.[1]
      if (ready) resolve(ready)
    })
    server.once('exit', () => reject(new Error(`the server ended: ${out}`)))
  })
  return async () => {
    server.kill('SIGTERM')
    await ended
    await drop()
    rmSync(copy, { recursive: true, force: true })
  }
}, 300_000)

test('ADOPT-5 the policy and the configuration of a rebranded client name its own secure host and nothing of the sample firm', async () => {
  for (const [path, own] of [
    ['/', retail],
    ['/institution/', forInstitutions],
  ] as const) {
    const { body, policy } = await served(path)
    expect(policy).toContain(own.secureHost)
    expect(samplesIn(policy + body)).toEqual([])
  }
  const { body } = await served('/config.json')
  expect(JSON.parse(body).hosts.secure).toBe(retail.secureHost)
  expect(samplesIn(body)).toEqual([])
})

test('ADOPT-6 a renamed client app has the same terminal source in the page, in the configuration and in the build', async () => {
  expect(JSON.parse((await served('/config.json')).body).terminalSources).toEqual({
    'acme-web': '02',
    'acme-pro-web': '95',
  })
  const page = (await served('/institution/')).body
  const config = /id="config">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(config).terminalSources).toEqual({ 'acme-pro-web': '95' })
  const scripts = textsUnder(join(built, 'institution')).map(([, text]) => text)
  expect(scripts.join('\n')).toMatch(/clientappName:[`"]acme-pro-web[`"]/)
})

test('ADOPT-7 no built file of either client or of the operators’ page holds a colour, a name or an address of the sample firm', () => {
  const files = [...textsUnder(built), ...textsUnder(join(copy, 'apps/insights/dist'))]
  expect(files.filter(([name]) => name.endsWith('.css')).length).toBeGreaterThan(3)
  expect(files.map(([name, text]) => [name, samplesIn(text)] as const).filter(([, found]) => found.length > 0)).toEqual(
    [],
  )
})

test('ADOPT-7 the mark is one file, which every page shows', async () => {
  for (const path of ['/mark.svg', '/institution/mark.svg']) expect((await served(path)).body).toBe(mark)
  const marks = textsUnder(join(copy, 'apps/insights/dist')).filter(([name]) => /mark.*\.svg$/.test(name))
  expect(marks.map(([, text]) => text)).toEqual([mark])
})
