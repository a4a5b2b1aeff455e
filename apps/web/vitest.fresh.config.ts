import { screensProject } from './build/screens-project.ts'
import { variants } from './build/variants.ts'

/** Tests of what happens only once in a page: its first session, the first request for a chunk, a choice that lasts. */
export default screensProject({
  name: 'fresh-screens',
  turn: 'small',
  isolate: true,
  variant: variants.retail,
  include: ['src/**/*.fresh.test.tsx'],
})
