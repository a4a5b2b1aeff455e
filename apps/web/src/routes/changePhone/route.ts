import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/changePhone', painted: 'visitor', load: () => import('./page.tsx') })
