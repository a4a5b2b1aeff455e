// `npm run content -- validate|preview|publish FILE [...]`: validates, previews and publishes an author's pages; see
// docs/content.md.
import { contentCommand } from '../apps/server/src/modules/publishing/command.ts'

process.exitCode = await contentCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
