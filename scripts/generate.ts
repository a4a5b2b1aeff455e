import { generateAreaCodes } from '../apps/server/scripts/area-codes/generate.ts'
import { generateAreas } from '../apps/server/scripts/areas/generate.ts'
import { generateClientTypes } from '../apps/server/scripts/client-types.ts'
import { connectorDocuments } from '../apps/server/scripts/connector-documents.ts'
import { generateDataMap, generateRetention } from '../apps/server/scripts/data-map.ts'
import { generateOpenApi } from '../apps/server/scripts/openapi.ts'
import { generateStaffRoles } from '../apps/server/scripts/staff-roles.ts'
import { generateDrawVectors } from '../packages/api/scripts/draw-vectors.ts'
import { generateSigningVectors } from '../packages/protocol/scripts/generate-vectors.ts'
import { reasonSets } from '../packages/protocol/scripts/reason-sets.ts'
import { type Artefacts, regenerate } from './artefacts.ts'
import { apiReports } from './libraries/api-report.ts'
import { generateNotices } from './notices.ts'
import { generateRecordIndex } from './records.ts'
import { generateCatalogueImports } from './texts/catalogue-imports.ts'
import { generatePlaceholders } from './texts/placeholders.ts'
import { generateMiniProgramTokens, generateTokenSheet } from './tokens.ts'

// the folders of style sheets that use the client's design tokens
const insights = 'apps/insights/src/styles'
const staffConsole = 'apps/console/src/styles'
const counter = 'apps/server/src/modules/redemption/counter'

const artefacts: Artefacts = {
  [`${staffConsole}/tokens.generated.css`]: () => generateTokenSheet(staffConsole),
  [`${insights}/tokens.generated.css`]: () => generateTokenSheet(insights),
  'apps/mini-program/scripts/tokens.generated.json': generateMiniProgramTokens,
  'apps/server/src/modules/addresses/areas.generated.json': generateAreas,
  [`${counter}/tokens.generated.css`]: () => generateTokenSheet(counter),
  'apps/server/src/regions/area-codes.generated.json': generateAreaCodes,
  'apps/web/src/routes/about/notices.generated.json': generateNotices,
  'apps/web/src/shared/text/catalogues.generated.ts': generateCatalogueImports,
  'apps/web/src/shared/text/placeholders.generated.ts': generatePlaceholders,
  'docs/api/client.generated.d.ts': generateClientTypes,
  'docs/api/openapi.generated.json': generateOpenApi,
  ...connectorDocuments,
  'docs/decisions/README.md': generateRecordIndex,
  'docs/security/data-map.md': generateDataMap,
  'docs/security/retention.md': generateRetention,
  'docs/security/roles.md': generateStaffRoles,
  ...apiReports,
  ...Object.fromEntries(
    Object.entries(reasonSets).map(([file, generate]) => [
      `packages/protocol/src/errors/${file}.generated.ts`,
      generate,
    ]),
  ),
  'packages/api/vectors/draws.json': generateDrawVectors,
  'packages/protocol/vectors/signing.json': generateSigningVectors,
}

const isCheck = process.argv.includes('--check')
// npm runs this at the root
const outdated = await regenerate('.', artefacts, isCheck)
for (const path of outdated)
  if (isCheck) console.error(`${path} differs from a fresh generation: run npm run generate`)
  else console.log(`${path} written`)
if (isCheck && outdated.length > 0) process.exitCode = 1
