import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/loginPage', load: () => import('./page.tsx'), frame: 'welcome' })
