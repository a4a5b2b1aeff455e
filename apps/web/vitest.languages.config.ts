import { screensProject } from './build/screens-project.ts'
import { variants } from './build/variants.ts'

/** The client with two languages more than the product has. */
export default screensProject({
  name: 'languages',
  turn: 'small',
  variant: variants.languages,
  include: ['src/testing/languages/**/*.test.tsx'],
})
