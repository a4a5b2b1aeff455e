import { screensProject } from './build/screens-project.ts'
import { variants } from './build/variants.ts'

export default screensProject({
  name: 'screens',
  turn: 'large',
  variant: variants.retail,
  include: ['src/**/*.test.tsx'],
  exclude: ['src/testing/languages/**', 'src/**/*.fresh.test.tsx'],
})
