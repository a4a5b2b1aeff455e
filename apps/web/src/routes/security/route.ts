import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/security', frame: 'root', load: () => import('./page.tsx') })
