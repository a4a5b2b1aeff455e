import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/', painted: 'data', early: '/activities', load: () => import('./page.tsx') })
