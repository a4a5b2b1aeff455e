// `npm run offerings -- declare FILE`: declares bonds and new shares to apply for; see docs/offerings.md.
import { runAsProcess } from '../apps/server/src/commands/command.ts'
import { offeringsCommand } from '../apps/server/src/modules/offerings/command.ts'

await runAsProcess(offeringsCommand)
