import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/', early: '/activities', load: () => import('./page.tsx') })
