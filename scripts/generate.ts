import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateAreaCodes } from '../apps/server/scripts/area-codes/generate.ts'
import { generateAreas } from '../apps/server/scripts/areas/generate.ts'
import { generateOpenApi } from '../apps/server/scripts/openapi.ts'
import { generateApiReport } from '../packages/comm/scripts/api-report.ts'
import { generateDrawVectors } from '../packages/contract/scripts/draw-vectors.ts'
import { generateSigningVectors } from '../packages/contract/scripts/generate-vectors.ts'
import { generateNotices } from './notices.ts'

/** Every generated artefact by its path from the root, which is where npm runs this. */
const artefacts: Readonly<Record<string, () => string | Promise<string>>> = {
  'apps/server/src/modules/addresses/areas.generated.json': generateAreas,
  'apps/server/src/modules/area-codes/area-codes.generated.json': generateAreaCodes,
  'apps/web/src/routes/about/notices.generated.json': generateNotices,
  'docs/api/openapi.generated.json': generateOpenApi,
  'packages/comm/api.generated.md': generateApiReport,
  'packages/contract/vectors/draws.json': generateDrawVectors,
  'packages/contract/vectors/signing.json': generateSigningVectors,
}

const current = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const checking = process.argv.includes('--check')
for (const [path, generate] of Object.entries(artefacts)) {
  const fresh = await generate()
  if (current(path) === fresh) continue
  if (checking) {
    console.error(`${path} differs from a fresh generation: run npm run generate`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, fresh)
    console.log(`${path} written`)
  }
}
