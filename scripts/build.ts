// Builds the client into apps/web/dist.
import { buildWeb } from './web-build.ts'

process.exit((await buildWeb()) ? 0 : 1)
