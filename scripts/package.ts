// `npm run package`: builds the clients if needed, and writes dist/foyer-VERSION-PLATFORM.tar.gz, which runs on a machine
// without Node, npm and network, its bill of materials, and SHA256SUMS, which RELEASE_SIGNING_KEY signs. Then it extracts
// the archive, runs it and prints its size and its start time. PREVIOUS_PACKAGES names earlier archives whose client files it
// contains too.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billOfMaterials, licenceTexts } from './package/materials.ts'
import { addPreviousClients, previousPackages } from './package/previous.ts'
import { platform, productVersion, stage } from './package/stage.ts'
import { openSigner, writeSums } from './package/sums.ts'
import { tryPackage } from './package/trial.ts'
import { root } from './process.ts'
import { ensureBuilt } from './web-build.ts'

/**
 * Compiles every module of the server into the package, so that each start takes half the processor time, also on a
 * file system that cannot be written to.
 */
const compile = (to: string): void => {
  const modules = ['cli/program.ts', 'cli/serve.ts', 'cli/migrate.ts', 'doctor/doctor.ts', 'modules/commands.ts']
  const program = `
    const all = ${JSON.stringify(modules.map((path) => join(to, 'apps/server/src', path)))}
    for (const path of all) await import(path)
    for (const { load } of (await import(all.at(-1))).commands) await load()`
  execFileSync(join(to, 'node/bin/node'), ['--input-type=module', '--eval', program], {
    cwd: to,
    env: { NODE_COMPILE_CACHE: join(to, '.cache/compile'), NODE_COMPILE_CACHE_PORTABLE: '1' },
  })
}

/** An archive with the same bytes for the same files: sorted, without owners, with one time. */
const archive = (parent: string, to: string): void => {
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '-I', 'gzip -6n']
  const options = process.platform === 'linux' ? same : ['-z']
  const { status } = spawnSync('tar', [...options, '-cf', to, '-C', parent, 'foyer'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('tar could not write the archive')
}

if (process.platform === 'win32') {
  console.error('A package is for Linux or macOS. Build it there, or in a container.')
  process.exit(1)
}
const sign = openSigner(process.env)
if (!(await ensureBuilt())) process.exit(1)

const dist = join(root, 'dist')
mkdirSync(dist, { recursive: true })
const work = mkdtempSync(join(dist, '.package-'))
const name = `foyer-${productVersion}-${platform}`
const file = join(dist, `${name}.tar.gz`)
try {
  const folder = join(work, 'foyer')
  stage(folder)
  addPreviousClients(folder, previousPackages(process.env))
  const materials = `${JSON.stringify(billOfMaterials(), null, 2)}\n`
  writeFileSync(join(folder, 'sbom.cdx.json'), materials)
  writeFileSync(join(dist, `${name}.cdx.json`), materials)
  writeFileSync(join(folder, 'LICENCES-OF-OTHERS.txt'), licenceTexts())
  compile(folder)
  archive(work, file)
} finally {
  rmSync(work, { recursive: true, force: true })
}
writeSums(dist, [`${name}.tar.gz`, `${name}.cdx.json`], sign)

const sizeOf = (path: string): number => {
  const stat = statSync(path)
  return stat.isDirectory() ? readdirSync(path).reduce((sum, entry) => sum + sizeOf(join(path, entry)), 0) : stat.size
}
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const place = mkdtempSync(join(tmpdir(), 'foyer-package-'))
try {
  // as root, the database runs as another user, who needs access
  chmodSync(place, 0o755)
  execFileSync('tar', ['-xzf', file, '-C', place])
  const folder = join(place, 'foyer')
  const extracted = sizeOf(folder)
  const trial = await tryPackage(folder)
  const refused = Object.entries(trial.answers).filter(([, status]) => status !== 200)
  if (refused.length > 0) throw new Error(`the package answered ${refused.map((one) => one.join(': ')).join(', ')}`)
  console.log(`${file}\n  ${megabytes(statSync(file).size)}, extracted ${megabytes(extracted)}`)
  console.log(
    `  starts in ${(trial.nextStart / 1_000).toFixed(1)} s; the first start, which creates the database, in ${(trial.firstStart / 1_000).toFixed(1)} s`,
  )
  console.log(
    sign
      ? '  signed: SHA256SUMS.sig'
      : '  NOT SIGNED: set RELEASE_SIGNING_KEY_FILE to sign it, as docs/deploying.md describes',
  )
} finally {
  rmSync(place, { recursive: true, force: true })
}
