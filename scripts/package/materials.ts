import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.ts'
import { productVersion } from './stage.ts'

interface Component {
  readonly 'bom-ref'?: string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses?: readonly object[]
}

/** A CycloneDX document, as far as it is read here. */
export interface Materials {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** The workspaces whose production dependencies a package contains: as packages, or in the built clients. */
const shipped = ['@foyer/server', '@foyer/web', '@foyer/insights', '@foyer/console']

/** What npm's bill of materials lacks: Node itself, which is an optional dependency of the root. */
const node: Component = {
  type: 'platform',
  name: 'node',
  version: process.versions.node,
  purl: `pkg:generic/node@${process.versions.node}`,
  licenses: [{ license: { id: 'MIT' } }],
}

const npm = (...args: readonly string[]): string =>
  execFileSync('npm', [...args, ...shipped.map((name) => `--workspace=${name}`)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    shell: process.platform === 'win32',
  })

/** `name@version` of every package that the shipped workspaces need in production. */
const neededInProduction = (): ReadonlySet<string> =>
  new Set(
    npm('ls', '--omit=dev', '--all', '--parseable', '--long')
      .split('\n')
      .flatMap((line) => /:(@?[^:@]+@[^:]+)/.exec(line)?.[1] ?? []),
  )

/**
 * The CycloneDX bill of materials of a package: what the server runs with, what the clients contain, and Node. npm lists
 * everything, and `npm ls` decides what belongs to production: with `--omit=dev` npm's bill lacks each package that any
 * workspace also names as a development dependency.
 */
export const billOfMaterials = (): Materials => {
  const made = JSON.parse(npm('sbom', '--sbom-format=cyclonedx')) as Materials
  const needed = neededInProduction()
  const isNeeded = (ref = '') => needed.has(ref)
  const component = { ...made.metadata.component, type: 'application', name: 'foyer', version: productVersion }
  return {
    ...made,
    metadata: { ...made.metadata, component },
    components: [...made.components.filter((one) => isNeeded(one['bom-ref'])), node],
    dependencies: made.dependencies
      .filter(({ ref }) => ref.startsWith('foyer@') || isNeeded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isNeeded) })),
  }
}

interface Notices {
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly text?: number
  }[]
  readonly texts: readonly string[]
}

/** The licences of everything that a package contains, as the page About shows them, in one text file. */
export const licenceTexts = (): string => {
  const file = join(root, 'apps/web/src/routes/about/notices.generated.json')
  const { packages, texts } = JSON.parse(readFileSync(file, 'utf8')) as Notices
  const lines = packages.map(({ name, version, licence, text }) => {
    const body = text === undefined ? `Licence: ${licence}` : (texts[text] ?? `Licence: ${licence}`)
    return `${name} ${version} (${licence})\n\n${body}\n`
  })
  return `Node ${process.versions.node}: see node/LICENSE\n\n${lines.join(`\n${'='.repeat(72)}\n\n`)}`
}
