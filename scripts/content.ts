// `npm run content -- validate|preview|publish FILE [...]`: how an author's pages get to readers; see docs/content.md.
import { contentCommand } from '../apps/server/src/modules/content/pages/command.ts'

process.exitCode = await contentCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
