// `npm run new-activity -- code --kind voucher|draw|points|page`: creates an activity that runs; see
// docs/adding-an-activity.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignOf } from './new-activity/campaign.ts'
import { withEntry } from './new-activity/entry.ts'
import { pictureOf } from './new-activity/picture.ts'
import { readRequest } from './new-activity/request.ts'
import { ruleFilesOf } from './new-activity/rule-files.ts'
import { writeNew } from './new-files.ts'
import { bin, root, run } from './process.ts'

const catalogue = 'packages/api/src/activity-catalogue.ts'

/** Writes the files of the activity that the arguments describe. @returns their paths */
const create = (args: readonly string[]): readonly string[] => {
  const activity = readRequest(args)
  const { code, kind } = activity
  const rule = Object.entries(ruleFilesOf(activity)).map(([name, content]) => [
    `apps/server/src/activity-rules/${code}/${name}`,
    content,
  ])
  const files: Readonly<Record<string, string>> = {
    [`apps/server/content/campaigns/${code}.json`]: campaignOf(activity),
    [`apps/server/content/media/hero-${code}.svg`]: pictureOf(kind),
    ...Object.fromEntries(rule),
  }
  const edited = withEntry(readFileSync(join(root, catalogue), 'utf8'), activity)
  writeNew(files)
  writeFileSync(join(root, catalogue), edited)
  return [...Object.keys(files), catalogue]
}

try {
  const paths = create(process.argv.slice(2))
  const [content = ''] = paths
  const code =
    (await run(bin('biome'), ['check', '--write', ...paths, '--reporter=summary'])) ||
    (await run(process.execPath, ['apps/server/src/cli/main.ts', 'content', 'validate', content]))
  for (const path of paths) console.log(path)
  console.log('Next: docs/adding-an-activity.md.')
  process.exitCode = code
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
